import { Link } from 'react-router'
import { FIRST_LETTERS_PATH } from '#arena/arenaPages.ts'
import type { NextThing } from '#arena/nextThing.ts'
import { nextThingCopy as copy } from '#arena/web/copy.ts'
import styles from '#arena/web/NextThingCard.module.css'
import { dailyMeta } from '#daily/dailyPages.ts'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import type { Habit } from '#lessons/lessonContract.ts'
import { lessonPath, lessonsMeta } from '#lessons/lessonPages.ts'
import { courseNames, habitSentence } from '#lessons/web/habitCopy.ts'
import { practiceHome } from '#practice/practicePages.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'
import { REVIEW_PATH } from '#site/reviewPath.ts'

interface NextThingCardProps {
  /** Undefined while it is not known yet. */
  thing: NextThing | undefined
  habit: Habit | undefined
  onPlay: (skill: Skill) => void
}

/** The one thing to do next, with its one button. */
export function NextThingCard({ thing, habit, onPlay }: NextThingCardProps) {
  const words = thing && wordsFor(thing)
  return (
    <Card as="section" aria-labelledby="next" aria-busy={!thing} className={styles.card}>
      <p className={styles.label}>
        <span>{copy.label}</span>
        {habit && <Link to={lessonsMeta.path}>{habitSentence(habit) || lessonsMeta.title}</Link>}
      </p>
      <h2 id="next">{words?.title ?? <>&nbsp;</>}</h2>
      <p className={styles.text}>{words?.text ?? <>&nbsp;</>}</p>
      <div className={styles.way}>{thing && <Way thing={thing} onPlay={onPlay} />}</div>
    </Card>
  )
}

function Way({ thing, onPlay }: { thing: NextThing; onPlay: (skill: Skill) => void }) {
  switch (thing.kind) {
    case 'letters':
      return (
        <LinkButton href={FIRST_LETTERS_PATH} inApp variant="primary" size="large">
          {copy.letters.button}
        </LinkButton>
      )
    case 'match':
      return (
        <Button variant="primary" size="large" onClick={() => onPlay(thing.skill)}>
          {copy.match.button}
        </Button>
      )
    case 'daily':
      return <WayLink href={dailyMeta.path} label={thing.isBegun ? copy.daily.goOn : copy.daily.button} />
    case 'lesson':
      return (
        <WayLink
          href={lessonPath(thing.course, thing.number)}
          label={thing.begun ? copy.lesson.goOn : copy.lesson.begin}
        />
      )
    case 'review':
      return <WayLink href={REVIEW_PATH} label={copy.review.button} />
    case 'goal':
    case 'practice':
      return <WayLink href={practiceHome(thing.skill)} label={copy.practice.button} />
  }
}

function WayLink({ href, label }: { href: string; label: string }) {
  return (
    <LinkButton href={href} inApp variant="primary" size="large">
      {label}
    </LinkButton>
  )
}

function wordsFor(thing: NextThing): { title: string; text: string } {
  switch (thing.kind) {
    case 'letters':
      return copy.letters
    case 'daily':
      return { title: copy.daily.title, text: copy.daily.text(thing) }
    case 'review':
      return { title: copy.review.title(thing.due), text: copy.review.text }
    case 'lesson':
      return {
        title: copy.lesson.title(courseNames[thing.course], thing.number),
        text: thing.begun ? copy.lesson.begun : copy.lesson.next,
      }
    case 'match':
      return thing.isFirst
        ? { title: copy.match.first, text: copy.match.firstText }
        : { title: copy.match.title(SKILL_NAMES[thing.skill].toLowerCase()), text: copy.match.text }
    case 'goal':
      return { title: copy.goal.title(thing.minutesLeft), text: copy.goal.text(SKILL_NAMES[thing.skill].toLowerCase()) }
    case 'practice':
      return { title: copy.practice.title(SKILL_NAMES[thing.skill].toLowerCase()), text: copy.practice.text }
  }
}
