import { useEffect, useRef } from 'react'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import review from '#match/web/ReviewList.module.css'
import { ReviewItem } from '#match/web/ReviewList.tsx'
import { resultCopy } from '#match/web/resultCopy.ts'
import type { UntimedState } from '#practice/practiceContract.ts'
import { FRIENDS_PATH } from '#practice/practicePages.ts'
import { openingCopy, practiceCopy, untimedCopy } from '#practice/web/copy.ts'
import styles from '#practice/web/UntimedSummary.module.css'
import { useBegin } from '#practice/web/useBegin.ts'
import { WhatNext } from '#practice/web/WhatNext.tsx'

/** The score, the questions to review, and what to do next. */
export function UntimedSummary({ state }: { state: UntimedState }) {
  const { right, answered, opening, skill_type: skill } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const begin = useBegin()
  const again = () => begin.untimed(skill)

  useShortcuts(opening ? {} : { onEnter: again })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <main id="main" className={`page ${styles.page}`}>
      <header className={styles.head}>
        <p className="muted">{untimedCopy.heading(skill)}</p>
        <h1 ref={heading} tabIndex={-1}>
          {opening ? openingCopy.title : untimedCopy.summary(right, answered)}
        </h1>
        {opening && <p>{openingCopy.lead(right)}</p>}
        {!opening && answered > 0 && right === answered && <p>{untimedCopy.nothingMissed}</p>}
      </header>
      {opening ? (
        <div>
          <LinkButton href={FRIENDS_PATH} inApp variant="primary" size="large">
            {openingCopy.send}
          </LinkButton>
        </div>
      ) : (
        <WhatNext
          skill={skill}
          again={untimedCopy.again}
          other={practiceCopy.otherWay}
          busy={begin.busy}
          onAgain={again}
        />
      )}
      {state.review.length > 0 && <ToReview state={state} />}
    </main>
  )
}

function ToReview({ state }: { state: UntimedState }) {
  return (
    <section aria-labelledby="review" className={review.review}>
      <h2 id="review">{untimedCopy.review}</h2>
      <ol>
        {state.review.map((question) => (
          <li key={question.number}>
            <ReviewItem
              question={question}
              ownId={question.picked}
              whoChose={(id) => (id === question.picked ? resultCopy.yourAnswer : '')}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
