import { claims } from '#landing/claims.ts'
import styles from '#landing/web/Proof.module.css'
import { Section } from '#landing/web/Section.tsx'

const { figures, testimonial } = claims

export function Proof() {
  return (
    <Section title="What players say">
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
