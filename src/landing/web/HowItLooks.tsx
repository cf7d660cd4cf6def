import styles from '#landing/web/HowItLooks.module.css'
import { Section } from '#landing/web/Section.tsx'
import arenaDark from '#landing/web/screens/arena-dark.webp'
import arenaLight from '#landing/web/screens/arena-light.webp'
import questionDark from '#landing/web/screens/question-dark.webp'
import questionLight from '#landing/web/screens/question-light.webp'
import translatorDark from '#landing/web/screens/translator-dark.webp'
import translatorLight from '#landing/web/screens/translator-light.webp'

/** Of the pictures that `npm run screens` takes, in pixels of the page. */
const SIZE = { width: 390, height: 700 }

const SCREENS = [
  {
    caption: 'A question, answered: the reason comes with the answer.',
    alt: 'A question of a duel on a phone. The right option is marked, and a sentence says why it is right.',
    light: questionLight,
    dark: questionDark,
  },
  {
    caption: 'A translation, with the sound and the sense of each word.',
    alt: 'The translator on a phone: a Korean sentence in the polite tone.',
    light: translatorLight,
    dark: translatorDark,
  },
  {
    caption: 'The Arena says what comes next.',
    alt: 'The Arena’s home page on a phone: the next thing to do, and the player’s results.',
    light: arenaLight,
    dark: arenaDark,
  },
]

/** Pictures of the real screens, in the theme of the page. A picture that is not shown is not loaded. */
export function HowItLooks() {
  return (
    <Section title="How it looks">
      <ul className={styles.screens}>
        {SCREENS.map(({ caption, alt, light, dark }) => (
          <li key={caption}>
            <figure className={styles.screen}>
              <img src={light} alt={alt} {...SIZE} loading="lazy" decoding="async" className={styles.light} />
              <img src={dark} alt={alt} {...SIZE} loading="lazy" decoding="async" className={styles.dark} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
