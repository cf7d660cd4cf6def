import { useEffect, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import { spokenText } from '#korean/spoken.ts'
import { LatinButton } from '#match/web/LatinButton.tsx'
import { PromptText } from '#match/web/PromptText.tsx'
import { Why } from '#match/web/Reasons.tsx'
import { Verdict } from '#match/web/Verdict.tsx'
import { SkillTile } from '#rating/web/SkillTile.tsx'
import type { ReviewResult, ReviewTask } from '#review/reviewContract.ts'
import { GRADES } from '#review/reviewEntry.ts'
import { gradeNames, missText, resultCopy, reviewCopy, shortWait, suspendedCopy, waitText } from '#review/web/copy.ts'
import { PairText } from '#review/web/PairText.tsx'
import styles from '#review/web/ReviewPage.module.css'
import type { AnsweredCard, Review } from '#review/web/useReview.ts'
import { MixedText } from '#site/web/MixedText.tsx'
import { ListenButton } from '#speech/web/ListenButton.tsx'

/** What came of an answer: what is right and why, when the card comes back, and another grade for who knows better. */
export function ResultPanel({ review, given }: { review: Review; given: AnsweredCard }) {
  const { task, answer } = given
  const { result, outcome, miss } = answer
  const next = useRef<HTMLDivElement>(null)
  const isRight = outcome === 'right'
  const isQuestion = task.prompt.type === 'question'

  useEffect(() => next.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  useShortcuts({
    onOption: (index) => {
      const grade = GRADES[index]
      if (grade !== undefined) review.override(grade)
    },
    onEnter: review.next,
  })

  return (
    <Card as="section" aria-label={reviewCopy.title} className={styles.card}>
      <div className={styles.head}>
        <SkillTile skill={task.skill_type} small />
        <LatinButton />
        <span>{reviewCopy.left(review.left)}</span>
      </div>
      <Asked task={task} right={result.right} />
      <Verdict text={isRight ? resultCopy.right : resultCopy.wrong} isRight={isRight}>
        <Facts given={given.given} isRight={isRight} result={result} />
        {!isRight && miss && (
          <p>
            <MixedText text={missText(miss)} />
          </p>
        )}
        <Why
          transcript={result.transcript}
          heard={isQuestion ? resultCopy.heard : undefined}
          reason={result.reason}
          explanation={result.explanation}
          english={isQuestion ? result.english : null}
          answers={[result.right, given.given]}
        />
      </Verdict>
      {result.suspended ? <Suspended pair={result.suspended.pair} /> : <Grades review={review} result={result} />}
      <div ref={next} className={styles.actions}>
        <Button variant="primary" size="large" className={styles.go} busy={review.busy} onClick={review.next}>
          {resultCopy.next}
        </Button>
        <Button variant="quiet" onClick={review.undo}>
          {resultCopy.undo}
        </Button>
      </div>
    </Card>
  )
}

function Asked({ task: { prompt }, right }: { task: ReviewTask; right: string }) {
  if (prompt.type === 'item') {
    return (
      <h2 className={styles.english}>
        <MixedText text={prompt.english} />
      </h2>
    )
  }
  const { question, scene, options } = prompt
  return (
    <PromptText
      heading="h2"
      question={question}
      scene={scene ?? undefined}
      options={options ?? [right]}
      answer={right}
    />
  )
}

function Facts({ given, isRight, result }: { given: string; isRight: boolean; result: ReviewResult }) {
  const { right, audio_url, transcript } = result
  const said = transcript === null ? right : spokenText(transcript)
  return (
    <dl className={styles.facts}>
      {!isRight && given.trim() !== '' && (
        <div>
          <dt>{resultCopy.given}</dt>
          <dd>
            <MixedText text={given} />
          </dd>
        </div>
      )}
      <div>
        <dt>{resultCopy.answer}</dt>
        <dd className={styles.said}>
          <b className={styles.korean}>
            <MixedText text={right} />
          </b>
          <ListenButton url={audio_url} text={said} label={`Listen to ${said}`} />
        </dd>
      </div>
    </dl>
  )
}

/** The grade that counts, with what each would mean. */
function Grades({ review, result }: { review: Review; result: ReviewResult }) {
  const answeredAt = Date.parse(result.answered_at)
  return (
    <div>
      <fieldset className={styles.grades}>
        <legend>{resultCopy.grades}</legend>
        {GRADES.map((grade) => (
          <button
            key={grade}
            type="button"
            className={styles.grade}
            aria-pressed={grade === result.grade}
            aria-keyshortcuts={String(grade)}
            onClick={() => review.override(grade)}
          >
            {gradeNames[grade]}
            <span>{shortWait(Date.parse(result.due_by_grade[grade]) - answeredAt)}</span>
          </button>
        ))}
      </fieldset>
      <output className="muted">{resultCopy.comesBack(waitText(Date.parse(result.due_at) - answeredAt))}</output>
    </div>
  )
}

function Suspended({ pair }: { pair: NonNullable<ReviewResult['suspended']>['pair'] }) {
  return (
    <div>
      <p>{suspendedCopy.why}</p>
      {pair && <PairText pair={pair} />}
    </div>
  )
}
