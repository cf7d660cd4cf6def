import styles from '#landing/web/Person.module.css'

/** You are blue and the opponent is red, as in a match. */
export function Person({ name, side }: { name: string; side: 'you' | 'opponent' }) {
  return (
    <span className={styles.person} data-side={side} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  )
}
