import type { ReactNode } from 'react'
import { Card } from '#design/web/Card.tsx'
import { claims } from '#landing/claims.ts'
import { DuelArt, LessonArt, ReviewArt } from '#landing/web/FeatureArt.tsx'
import styles from '#landing/web/Features.module.css'
import section from '#landing/web/Section.module.css'
import { Section } from '#landing/web/Section.tsx'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { REVIEWS_BEFORE_FIT } from '#review/fit/fit.ts'
import { SITE_NAME } from '#site/siteName.ts'

const { review, lessons } = claims.promises
const duel = {
  title: 'Live duels at your level',
  text: `${QUESTION_COUNT} questions against one opponent near your rating. Vocabulary, grammar and listening each have their own Elo.`,
}
/** How the owner's promises are kept. */
const remarks = {
  review: `The review deck is open. After ${REVIEWS_BEFORE_FIT} reviews, a model of your memory is fitted to your own answers.`,
  lessons: 'Two courses of twelve lessons are open. The first three of each need no account.',
}

export function Features() {
  return (
    <Section title={`Why ${SITE_NAME} Works`}>
      <ul className={section.three}>
        <Feature art={<DuelArt />} {...duel} />
        <Feature art={<ReviewArt />} {...review} remark={remarks.review} />
        <Feature art={<LessonArt />} {...lessons} remark={remarks.lessons} />
      </ul>
    </Section>
  )
}

interface FeatureProps {
  art: ReactNode
  title: string
  text: string
  remark?: string
}

function Feature({ art, title, text, remark }: FeatureProps) {
  return (
    <Card as="li" flush className={styles.feature}>
      {art}
      <h3>{title}</h3>
      <p>{text}</p>
      {remark && <p className={styles.remark}>{remark}</p>}
    </Card>
  )
}
