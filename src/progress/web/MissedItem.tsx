import { useId } from 'react'
import { Link } from 'react-router'
import { Card } from '#design/web/Card.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { type Spoken, spokenText } from '#korean/spoken.ts'
import type { ReadKorean } from '#match/koreanWords.ts'
import { AidedText, WordHelp } from '#match/web/AidedText.tsx'
import { EnglishText } from '#match/web/EnglishText.tsx'
import { PromptText } from '#match/web/PromptText.tsx'
import { Transcript } from '#match/web/Transcript.tsx'
import { koreanOf, useKoreanWords } from '#match/web/useKoreanWords.ts'
import { duelPath, untimedPath } from '#practice/practicePages.ts'
import type { AskedIn } from '#progress/givenAnswer.ts'
import type { MissedQuestion } from '#progress/progressContract.ts'
import styles from '#progress/web/MissedItem.module.css'
import { missedCopy as copy } from '#progress/web/missedCopy.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import { MixedText } from '#site/web/MixedText.tsx'
import { ListenButton } from '#speech/web/ListenButton.tsx'

/**
 * A question with the wrong answer, the right one, and the reasons. The wrong one has a cross instead of a strikethrough, so that Korean stays readable.
 */
export function MissedItem({ question: missed }: { question: MissedQuestion }) {
  const { question, chosen, right, reason, explanation, transcript, audio_url: audioUrl = null } = missed
  const { scene, english } = missed
  const words = useKoreanWords([...koreanOf(transcript), right, chosen ?? '', reason, explanation])
  const { read } = words
  return (
    <Card as="article" className={styles.item}>
      <div className={styles.head}>
        <SkillTile skill={missed.skill_type} small />
        <PromptText
          heading="h2"
          question={question}
          scene={scene}
          options={chosen === null ? [right] : [right, chosen]}
          answer={right}
        />
      </div>
      {transcript !== undefined && <Heard transcript={transcript} url={audioUrl} read={read} />}
      <dl className={styles.answers}>
        <div data-verdict="wrong">
          <dt>
            <Icon name="clear" size={18} />
            {copy.you}
          </dt>
          <dd>
            <p className={styles.answer}>
              <MixedText text={chosen ?? copy.tooSlow[missed.lost_to ?? 'clock']} />
            </p>
            {reason && (
              <p className={styles.why}>
                <AidedText text={reason} read={read} />
              </p>
            )}
          </dd>
        </div>
        <div data-verdict="right">
          <dt>
            <Icon name="check" size={18} />
            {copy.right}
          </dt>
          <dd>
            <p className={styles.answer}>
              <b>
                <MixedText text={right} />
              </b>
            </p>
            <p className={styles.why}>
              <AidedText text={explanation} read={read} />
            </p>
          </dd>
        </div>
      </dl>
      <WordHelp words={words} />
      {english !== undefined && <EnglishText text={english} />}
      <p className={styles.match}>
        <Link to={pathTo(missed.asked_in)}>{copy.askedIn[missed.asked_in.kind]}</Link>
      </p>
    </Card>
  )
}

function pathTo({ kind, id }: AskedIn): string {
  if (kind === 'match') return `/app/match/${id}`
  return kind === 'duel' ? duelPath(id) : untimedPath(id)
}

function Heard({ transcript, url, read }: { transcript: Spoken; url: string | null; read: readonly ReadKorean[] }) {
  const id = useId()
  return (
    <div className={styles.heard}>
      <div>
        {copy.heard}: <Transcript said={transcript} id={id} read={read} />
      </div>
      <ListenButton url={url} text={spokenText(transcript)} label={copy.listen} describedBy={id} />
    </div>
  )
}
