import { sampleDuel } from '#landing/sampleDuel.ts'
import styles from '#landing/web/HeroArt.module.css'
import { Person } from '#landing/web/Person.tsx'
import { signed } from '#rating/signed.ts'

const { you, opponent } = sampleDuel

/** 한 on a mat with three fields, one for each letter. It shows how a syllable block is built. */
export function HeroArt() {
  return (
    <figure className={styles.art}>
      <svg viewBox="0 0 560 500" role="img" aria-label="The syllable han built from its three letters: h, a and n">
        <path d="M0 0h352v330H0z" className={styles.cheong} />
        <path d="M352 0h208v330H352z" className={styles.hong} />
        <path d="M0 330h560v170H0z" className={styles.hwang} />
        <path d="M128 34h98v32h-98zM60 88h234v32H60zM410 34h32v262h-32z" className={styles.paper} />
        <circle cx="177" cy="216" r="62" className={styles.ring} />
        <circle cx="486" cy="165" r="22" className={styles.paper} />
        <path d="M88 362v102h386v-32H120v-70z" className={styles.ink} />
        <g className={styles.letters}>
          <text x="24" y="308" className={styles.paper}>
            h
          </text>
          <text x="536" y="308" textAnchor="end" className={styles.paper}>
            a
          </text>
          <text x="536" y="478" textAnchor="end" className={styles.ink}>
            n
          </text>
        </g>
      </svg>
      <figcaption className={styles.score}>
        <span className={styles.corner}>
          <Person name={you.name} side="you" />
          <span>
            <b>{you.name}</b>
            <span className="num">
              {you.after} <span className={styles.gain}>{signed(you.delta)}</span>
            </span>
          </span>
        </span>
        <span className={`num ${styles.points}`}>
          <b className={styles.yours}>{you.points}</b>
          <span className="muted">:</span>
          <b className={styles.theirs}>{opponent.points}</b>
        </span>
        <span className={`${styles.corner} ${styles.right}`}>
          <Person name={opponent.name} side="opponent" />
          <span>
            <b>{opponent.name}</b>
            <span className="num">
              {opponent.after} {signed(opponent.delta)}
            </span>
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
