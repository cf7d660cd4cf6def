import { Segmented } from '#design/web/Segmented.tsx'
import { DAILY_GOALS, type DailyGoal } from '#identity/profile.ts'
import { goalCopy } from '#identity/web/profileCopy.ts'

interface DailyGoalFieldProps {
  goal: DailyGoal | null
  onChoose: (goal: DailyGoal) => void
}

/** How long the player wants to learn each day. */
export function DailyGoalField({ goal, onChoose }: DailyGoalFieldProps) {
  return (
    <Segmented
      legend={goalCopy.legend}
      segments={DAILY_GOALS.map((minutes) => ({ value: String(minutes), label: goalCopy.minutes(minutes) }))}
      value={String(goal ?? '')}
      onChange={(value) => onChoose(Number(value) as DailyGoal)}
    />
  )
}
