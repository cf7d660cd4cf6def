import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Card } from '#design/web/Card.tsx'
import { PageIntro } from '#design/web/PageIntro.tsx'
import { Skeleton } from '#design/web/Skeleton.tsx'
import { allowsBulk, planOf } from '#plans/plans.ts'
import { type CheckedSubscription, useSubscription } from '#plans/web/useSubscription.ts'
import { useSession } from '#platform/web/session.ts'
import type { Tone } from '#translator/translation.ts'
import { BulkForm } from '#translator/web/BulkForm.tsx'
import { BulkGate } from '#translator/web/BulkGate.tsx'
import { BulkJobPanel } from '#translator/web/BulkJobPanel.tsx'
import styles from '#translator/web/BulkPage.module.css'
import { bulkWords } from '#translator/web/bulkCopy.ts'
import { useBulkJob } from '#translator/web/useBulkJob.ts'

export function BulkPage() {
  const [text, setText] = useState('')
  const [tone, setTone] = useState<Tone>('polite')
  const [job, dispatch] = useBulkJob()
  const checked = useSubscription(useSession().user?.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const hadJob = useRef(false)

  useEffect(() => {
    if (job === null && hadJob.current) field.current?.focus()
    hadJob.current = job !== null
  }, [job])

  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageIntro
        back={{ href: '/translate', label: bulkWords.back, inApp: true }}
        title={bulkWords.heading}
        lead={bulkWords.lead}
      />
      {job ? (
        <BulkJobPanel job={job} dispatch={dispatch} />
      ) : (
        <ForPlan checked={checked}>
          <BulkForm
            fieldRef={field}
            text={text}
            tone={tone}
            onText={setText}
            onTone={setTone}
            onStart={(texts) => dispatch({ type: 'started', texts, tone })}
          />
        </ForPlan>
      )}
    </main>
  )
}

/** Shows its children if the plan includes bulk translation, and otherwise the plans that do. The server checks every call again. */
function ForPlan({ checked, children }: { checked: CheckedSubscription; children: ReactNode }) {
  const { subscription, isConfirmed } = checked
  const known = useSession().status === 'signedIn' && subscription !== undefined
  return (
    <>
      <div className="signed-out">
        <BulkGate isVisitor />
      </div>
      <div className="signed-in">
        {!known && (
          <Card className={styles.waiting}>
            <Skeleton />
          </Card>
        )}
        {known && (isConfirmed && !allowsBulk(planOf(subscription)) ? <BulkGate /> : children)}
      </div>
    </>
  )
}
