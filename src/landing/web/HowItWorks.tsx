import type { SkillName } from '#design/web/SkillIcon.tsx'
import { SkillTile } from '#design/web/SkillTile.tsx'
import styles from '#landing/web/HowItWorks.module.css'
import section from '#landing/web/Section.module.css'
import { Section } from '#landing/web/Section.tsx'

const skills: { skill: SkillName; english: string; korean: string }[] = [
  { skill: 'vocab', english: 'Vocabulary', korean: '어휘' },
  { skill: 'grammar', english: 'Grammar', korean: '문법' },
  { skill: 'listening', english: 'Listening', korean: '듣기' },
]

export function HowItWorks() {
  return (
    <Section title="How it works">
      <ol className={section.three}>
        <li className={styles.step}>
          <h3>Choose a skill</h3>
          <p>Vocabulary, grammar or listening. Its letter is the first of its Korean name.</p>
          <ul className={styles.skills}>
            {skills.map(({ skill, english, korean }) => (
              <li key={skill}>
                <SkillTile skill={skill} small />
                <span>
                  {english} <span lang="ko">{korean}</span>
                </span>
              </li>
            ))}
          </ul>
        </li>
        <li className={styles.step}>
          <h3>Get matched by Elo</h3>
          <p>You start at 1000 in each skill, and meet players whose rating is close to yours.</p>
        </li>
        <li className={styles.step}>
          <h3>Learn and climb</h3>
          <p>Every answer comes with its reason. Win the round and your rating rises, for that skill alone.</p>
        </li>
      </ol>
    </Section>
  )
}
