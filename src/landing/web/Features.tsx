import type { ReactNode } from 'react'
import { Card } from '#design/web/Card.tsx'
import { claims } from '#landing/claims.ts'
import { DuelArt, LessonArt, ReviewArt } from '#landing/web/FeatureArt.tsx'
import styles from '#landing/web/Features.module.css'
import section from '#landing/web/Section.module.css'
import { Section } from '#landing/web/Section.tsx'
import { QUESTIONS_PER_MATCH } from '#questions/selectQuestions.ts'
import { SITE_NAME } from '#site/siteName.ts'

const { review, lessons } = claims.promises
const duel = {
  title: 'Live duels at your level',
  text: `${QUESTIONS_PER_MATCH} questions against one opponent near your rating. Vocabulary, grammar and listening each have their own Elo.`,
}
/** The note on features that the site does not have yet. */
const promised = 'Planned, says the owner of this site.'

export function Features() {
  return (
    <Section title={`Why ${SITE_NAME} Works`}>
      <ul className={section.three}>
        <Feature art={<DuelArt />} {...duel} />
        <Feature art={<ReviewArt />} {...review} remark={promised} />
        <Feature art={<LessonArt />} {...lessons} remark={promised} />
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
