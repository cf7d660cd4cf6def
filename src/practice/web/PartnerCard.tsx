import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { partnerCopy, practiceCopy } from '#practice/web/copy.ts'
import { useBegin } from '#practice/web/useBegin.ts'
import { WayCard } from '#practice/web/WayCard.tsx'
import type { Skill } from '#rating/skill.ts'

const STRENGTHS = ['800', '1000', '1200', '1400', 'own'] as const
type Strength = (typeof STRENGTHS)[number]

/** Chooses how strong the program is, and begins. */
export function PartnerCard({ skill }: { skill: Skill }) {
  const [strength, setStrength] = useState<Strength>('own')
  const begin = useBegin()
  return (
    <WayCard title={partnerCopy.title} text={partnerCopy.text}>
      <Segmented
        legend={partnerCopy.strength}
        segments={STRENGTHS.map((value) => ({ value, label: value === 'own' ? partnerCopy.own : value }))}
        value={strength}
        onChange={setStrength}
      />
      <Button
        variant="primary"
        wide
        busy={begin.busy}
        busyLabel={practiceCopy.beginning}
        onClick={() => begin.duel(skill, strength === 'own' ? null : Number(strength))}
      >
        {partnerCopy.begin}
      </Button>
    </WayCard>
  )
}
