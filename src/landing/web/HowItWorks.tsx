import styles from '#landing/web/HowItWorks.module.css'
import { Person } from '#landing/web/Person.tsx'
import section from '#landing/web/Section.module.css'
import { Section } from '#landing/web/Section.tsx'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

const skills: { skill: Skill; korean: string }[] = [
  { skill: 'vocab', korean: '어휘' },
  { skill: 'grammar', korean: '문법' },
  { skill: 'listening', korean: '듣기' },
]

export function HowItWorks() {
  return (
    <Section title="How it works">
      <ol className={section.three}>
        <li className={styles.step}>
          <h3>Choose a skill</h3>
          <p>Vocabulary, grammar or listening. Its letter is the first of its Korean name.</p>
          <ul className={styles.rows}>
            {skills.map(({ skill, korean }) => (
              <li key={skill}>
                <SkillTile skill={skill} small />
                <span>
                  {SKILL_NAMES[skill]} <span lang="ko">{korean}</span>
                </span>
              </li>
            ))}
          </ul>
        </li>
        <li className={styles.step}>
          <h3>Get matched by Elo</h3>
          <p>You start at 1000 in each skill, and meet players whose rating is close to yours.</p>
          <ul className={styles.rows}>
            <li>
              <Person name="Maya" side="you" />
              <span>
                Maya <span className="num muted">1000</span>
              </span>
            </li>
            <li>
              <Person name="Joon" side="opponent" />
              <span>
                Joon <span className="num muted">1016</span>
              </span>
            </li>
          </ul>
        </li>
        <li className={styles.step}>
          <h3>Learn and climb</h3>
          <p>Every answer comes with its reason. Win the round and your rating rises, for that skill alone.</p>
          <p className={styles.questions}>
            <span data-side="you" />
            <span data-side="opponent" />
            <span data-side="you" />
          </p>
          <p className="num">
            <span className="muted">1000</span> → 1012 <b className={styles.gain}>+12</b>
          </p>
        </li>
      </ol>
    </Section>
  )
}
