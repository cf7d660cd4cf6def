import { claims } from '#landing/claims.ts'
import styles from '#landing/web/ClosingCall.module.css'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { ArenaButton } from '#site/web/ArenaButton.tsx'

export function ClosingCall() {
  return (
    <section className="page" aria-labelledby="closing">
      <div className={styles.call}>
        <div>
          <h2 id="closing">{QUESTION_COUNT} questions. One round.</h2>
          <p>
            {claims.joinTime} {claims.freeToStart}
          </p>
        </div>
        <ArenaButton large label="Start Playing Now — Free" />
      </div>
    </section>
  )
}
