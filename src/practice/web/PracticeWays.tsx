import { type ReactNode, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { pageCopy, partnerCopy, practiceCopy, recordingCopy, untimedCopy } from '#practice/web/copy.ts'
import styles from '#practice/web/PracticeWays.module.css'
import { useBegin } from '#practice/web/useBegin.ts'
import { type OfferSearch, useRecordingOffer } from '#practice/web/useRecordingOffer.ts'
import type { Skill } from '#rating/skill.ts'

const STRENGTHS = ['800', '1000', '1200', '1400', 'own'] as const
type Strength = (typeof STRENGTHS)[number]

/** A duel with a program of the chosen rating. */
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

/** Questions without a clock. */
export function UntimedCard({ skill }: { skill: Skill }) {
  const begin = useBegin()
  return (
    <WayCard title={untimedCopy.title} text={untimedCopy.text}>
      <Button wide busy={begin.busy} busyLabel={practiceCopy.beginning} onClick={() => begin.untimed(skill)}>
        {untimedCopy.begin}
      </Button>
    </WayCard>
  )
}

/** Questions about the points of one page of the learning hub, without a clock. */
export function LearningPageCard({ skill, page }: { skill: Skill; page: string }) {
  const begin = useBegin()
  return (
    <WayCard title={pageCopy.title} text={pageCopy.text}>
      <a href={page}>{pageCopy.back}</a>
      <Button
        variant="primary"
        wide
        busy={begin.busy}
        busyLabel={practiceCopy.beginning}
        onClick={() => begin.untimed(skill, page)}
      >
        {untimedCopy.begin}
      </Button>
    </WayCard>
  )
}

/** A duel with another player's recorded answers, if there are any near the player's level. */
export function RecordingCard({ skill }: { skill: Skill }) {
  const search = useRecordingOffer(skill)
  return (
    <WayCard title={recordingCopy.title} text={recordingCopy.text}>
      <Offer search={search} skill={skill} />
    </WayCard>
  )
}

function Offer({ search, skill }: { search: OfferSearch; skill: Skill }) {
  const begin = useBegin()
  const { offer, fault, retry } = search
  if (fault !== null) {
    return (
      <div>
        <p>{fault}</p>
        <Button wide onClick={retry}>
          {recordingCopy.retry}
        </Button>
      </div>
    )
  }
  if (!offer) return <Skeleton lines={1} label={recordingCopy.looking} />
  if (!offer.offered) return <p>{recordingCopy.none}</p>
  return (
    <Button wide busy={begin.busy} busyLabel={practiceCopy.beginning} onClick={() => begin.recording(skill)}>
      {recordingCopy.begin}
    </Button>
  )
}

interface WayCardProps {
  title: string
  text: string
  /** The choices, and the button that begins the practice. */
  children: ReactNode
}

function WayCard({ title, text, children }: WayCardProps) {
  return (
    <Card as="section" className={styles.way} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Card>
  )
}
