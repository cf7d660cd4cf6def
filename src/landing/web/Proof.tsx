import { claims } from '#landing/claims.ts'
import type { ShownNumbers } from '#landing/liveNumbers.ts'
import styles from '#landing/web/Proof.module.css'
import { Section } from '#landing/web/Section.tsx'
import { SITE_NAME } from '#site/siteName.ts'

const { figures, testimonial } = claims
const source = `The site’s owner vouches for these figures and this quote. They are not counted by ${SITE_NAME}.`

/** @param live what the software has counted; null if that is not worth showing */
export function Proof({ live }: { live: ShownNumbers | null }) {
  return (
    <Section title={`${SITE_NAME} in numbers`} lead={source}>
      {live && (
        <p className={styles.live}>
          Counted by {SITE_NAME} in the last seven days: <b className="num">{live.duels}</b> duels,{' '}
          <b className="num">{live.players}</b> players.
        </p>
      )}
      <div className={styles.proof}>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <figure className={styles.praise}>
          <blockquote>“{testimonial.quote}”</blockquote>
          <figcaption>
            {testimonial.from} <b>{testimonial.result}</b>
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}
