import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { PageHead } from '#design/web/PageHead.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { Spinner } from '#design/web/Spinner.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { useComingBack } from '#identity/web/useComingBack.ts'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { callForFile } from '#platform/web/callFunction.ts'
import { saveFile } from '#platform/web/saveFile.ts'
import type { DeckFormat } from '#review/reviewContract.ts'
import { deckMeta, reviewMeta } from '#review/reviewPages.ts'
import styles from '#review/web/DeckPage.module.css'
import { exportCopy as copy } from '#review/web/deckCopy.ts'
import { ImportPanel } from '#review/web/ImportPanel.tsx'
import { insightCopy } from '#review/web/insightCopy.ts'
import pageStyles from '#review/web/ReviewPage.module.css'

const FORMATS = [
  { format: 'csv', label: copy.csv },
  { format: 'apkg', label: copy.apkg },
] as const

/** The ways in and out of the deck. */
export function DeckPage() {
  useComingBack()
  const user = useSignedInUser()
  return (
    <main id="main" className={`page ${pageStyles.page}`}>
      <PageHead title={deckMeta.title}>
        <LinkButton href={reviewMeta.path} inApp variant="quiet">
          {insightCopy.back}
        </LinkButton>
      </PageHead>
      {user ? (
        <>
          <ExportPanel />
          <ImportPanel key={user.id} />
        </>
      ) : (
        <Spinner label={insightCopy.loading} />
      )}
    </main>
  )
}

function ExportPanel() {
  const [making, setMaking] = useState<DeckFormat>()

  async function make(format: DeckFormat) {
    if (making) return
    setMaking(format)
    try {
      const file = await callForFile('review-export', { format })
      saveFile(`hanpan-deck.${format}`, file.type, file)
      showToast('success', copy.done(format))
    } catch (error) {
      console.warn('could not export the deck', error)
      showToast('error', copy.failed)
    }
    setMaking(undefined)
  }

  return (
    <Panel title={copy.title}>
      <div className={styles.body}>
        <p>{copy.text}</p>
        <p className={styles.actions}>
          {FORMATS.map(({ format, label }) => (
            <Button key={format} busy={making === format} busyLabel={copy.making} onClick={() => make(format)}>
              {label}
            </Button>
          ))}
        </p>
      </div>
    </Panel>
  )
}
