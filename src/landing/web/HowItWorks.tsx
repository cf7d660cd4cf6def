import { sampleDuel } from '#landing/sampleDuel.ts'
import styles from '#landing/web/HowItWorks.module.css'
import { Person } from '#landing/web/Person.tsx'
import section from '#landing/web/Section.module.css'
import { Section } from '#landing/web/Section.tsx'
import { STARTING_RATING } from '#rating/ratingChange.ts'
import { signed } from '#rating/signed.ts'
import { SKILL_NAMES, SKILLS, type Skill } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

const koreanNames: Record<Skill, string> = { vocab: '어휘', grammar: '문법', listening: '듣기' }
const { you, opponent } = sampleDuel

export function HowItWorks() {
  return (
    <Section title="How it works">
      <ol className={section.three}>
        <li className={styles.step}>
          <h3>Choose a skill</h3>
          <p>Vocabulary, grammar or listening. Each icon is the first letter of the skill’s Korean name.</p>
          <ul className={styles.rows}>
            {SKILLS.map((skill) => (
              <li key={skill}>
                <SkillTile skill={skill} small />
                <span>
                  {SKILL_NAMES[skill]} <span lang="ko">{koreanNames[skill]}</span>
                </span>
              </li>
            ))}
          </ul>
        </li>
        <li className={styles.step}>
          <h3>Get matched by Elo</h3>
          <p>You start at {STARTING_RATING} in each skill and meet players whose rating is close to yours.</p>
          <ul className={styles.rows}>
            <li>
              <Person name={you.name} side="you" />
              <span>
                {you.name} <span className="num muted">{you.before}</span>
              </span>
            </li>
            <li>
              <Person name={opponent.name} side="opponent" />
              <span>
                {opponent.name} <span className="num muted">{opponent.before}</span>
              </span>
            </li>
          </ul>
        </li>
        <li className={styles.step}>
          <h3>Learn and climb</h3>
          <p>Every answer comes with its reason. Win the round, and your rating in that skill rises.</p>
          <p className={styles.questions}>
            <span data-side="you" />
            <span data-side="opponent" />
            <span data-side="you" />
          </p>
          <p className="num">
            <span className="muted">{you.before}</span> → {you.after} <b className={styles.gain}>{signed(you.delta)}</b>
          </p>
        </li>
      </ol>
    </Section>
  )
}
