import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DailyState } from '#daily/dailyContract.ts'
import { playPath } from '#daily/dailyPages.ts'
import { GRADE_NAMES, GRADES, type Grade } from '#daily/grade.ts'
import styles from '#daily/web/BeginPanel.module.css'
import { beginCopy, dailyCopy } from '#daily/web/copy.ts'
import type { Daily } from '#daily/web/useDaily.ts'
import { Button } from '#design/web/Button.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'

interface BeginPanelProps {
  daily: Daily
  state: DailyState
}

/** The rules of the round, the choice of the grade, and the button that begins the day's try. */
export function BeginPanel({ daily, state }: BeginPanelProps) {
  const [grade, setGrade] = useState<Grade>(state.grade ?? GRADES[0])
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function begin() {
    setBusy(true)
    try {
      const { date } = await daily.act('begin', { grade })
      navigate(playPath(date))
    } catch (error) {
      setBusy(false)
      showToast('error', refusalOf(error))
      // Another tab may have begun the try.
      daily.load()
    }
  }

  return (
    <Panel title={dailyCopy.today}>
      <div className={styles.body}>
        <p>{beginCopy.lead}</p>
        <Segmented
          legend={beginCopy.grade}
          segments={GRADES.map((value) => ({ value, label: GRADE_NAMES[value] }))}
          value={grade}
          onChange={setGrade}
        />
        <ul>
          {beginCopy.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Button variant="primary" size="large" busy={busy} busyLabel={beginCopy.beginning} onClick={begin}>
          {beginCopy.begin}
        </Button>
      </div>
    </Panel>
  )
}

function refusalOf(error: unknown): string {
  const isRefused = error instanceof FunctionProblem && error.status < 500 && error.message !== ''
  if (!isRefused) console.warn('could not begin the daily round', error)
  return isRefused ? error.message : beginCopy.failed
}
