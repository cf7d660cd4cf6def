import type { ReactNode } from 'react'
import { Card } from '#design/web/Card.tsx'
import { claims } from '#landing/claims.ts'
import { DuelArt, LessonArt, ReviewArt } from '#landing/web/FeatureArt.tsx'
import styles from '#landing/web/Features.module.css'
import section from '#landing/web/Section.module.css'
import { Section } from '#landing/web/Section.tsx'
import { SITE_NAME } from '#site/siteName.ts'

const { review, lessons } = claims.promises
const duel = {
  title: 'Live duels at your level',
  text: 'Three questions, one opponent with your rating. Vocabulary, grammar and listening each have their own Elo.',
}

export function Features() {
  return (
    <Section title={`Why ${SITE_NAME} Works`}>
      <ul className={section.three}>
        <Feature art={<DuelArt />} {...duel} />
        <Feature art={<ReviewArt />} {...review} />
        <Feature art={<LessonArt />} {...lessons} />
      </ul>
    </Section>
  )
}

function Feature({ art, title, text }: { art: ReactNode; title: string; text: string }) {
  return (
    <Card as="li" flush className={styles.feature}>
      {art}
      <h3>{title}</h3>
      <p>{text}</p>
    </Card>
  )
}
