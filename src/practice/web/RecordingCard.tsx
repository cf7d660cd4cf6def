import { Button } from '#design/web/Button.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { practiceCopy, recordingCopy } from '#practice/web/copy.ts'
import { useBegin } from '#practice/web/useBegin.ts'
import { type OfferSearch, useRecordingOffer } from '#practice/web/useRecordingOffer.ts'
import { WayCard } from '#practice/web/WayCard.tsx'
import type { Skill } from '#rating/skill.ts'

/** A duel with somebody's recorded answers, where there are some to be played against. */
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
