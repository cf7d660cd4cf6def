import { Button } from '#design/web/Button.tsx'
import { practiceCopy, untimedCopy } from '#practice/web/copy.ts'
import { useBegin } from '#practice/web/useBegin.ts'
import { WayCard } from '#practice/web/WayCard.tsx'
import type { Skill } from '#rating/skill.ts'

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
