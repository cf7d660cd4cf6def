import { claims } from '#landing/claims.ts'
import styles from '#landing/web/Proof.module.css'
import { Section } from '#landing/web/Section.tsx'
import { SITE_NAME } from '#site/siteName.ts'

const { figures, testimonial } = claims
const source = 'According to the owner of this site. The software does not measure or check these claims.'

export function Proof() {
  return (
    <Section title={`${SITE_NAME} in numbers`} lead={source}>
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
