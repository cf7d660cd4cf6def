import { useSearchParams } from 'react-router'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { PageHead } from '#design/web/PageHead.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { PAGE_PATH } from '#practice/pagePoints.ts'
import { practiceCopy } from '#practice/web/copy.ts'
import styles from '#practice/web/PracticePage.module.css'
import { LearningPageCard, PartnerCard, RecordingCard, UntimedCard } from '#practice/web/PracticeWays.tsx'
import { SKILL_NAMES, SKILLS, type Skill } from '#rating/skill.ts'
import { SkillIcon } from '#rating/web/SkillIcon.tsx'

/** The ways to practice a skill. */
export function PracticePage() {
  useSignedInUser()
  const [query, setQuery] = useSearchParams()
  const skill = SKILLS.find((name) => name === query.get('skill')) ?? SKILLS[0]

  const page = PAGE_PATH.test(query.get('page') ?? '') ? query.get('page') : null

  function choose(next: Skill) {
    setQuery({ ...(page && { page }), skill: next }, { replace: true, preventScrollReset: true })
  }

  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageHead title={practiceCopy.title}>
        <LinkButton href="/app/arena" inApp variant="quiet">
          {practiceCopy.back}
        </LinkButton>
        <p>{practiceCopy.lead}</p>
      </PageHead>
      <Segmented
        legend={practiceCopy.skill}
        segments={SKILLS.map((value) => ({
          value,
          label: SKILL_NAMES[value],
          icon: <SkillIcon skill={value} size={20} />,
        }))}
        value={skill}
        onChange={choose}
      />
      <div className={styles.ways}>
        {page && <LearningPageCard skill={skill} page={page} />}
        <PartnerCard skill={skill} />
        <UntimedCard skill={skill} />
        <RecordingCard key={skill} skill={skill} />
      </div>
    </main>
  )
}
