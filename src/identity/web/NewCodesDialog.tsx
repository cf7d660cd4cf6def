import type { GoTrueClient } from '@supabase/auth-js'
import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Dialog } from '#design/web/Dialog.tsx'
import { FailureNotice } from '#identity/web/FailureNotice.tsx'
import { RecoveryCodeList } from '#identity/web/RecoveryCodeList.tsx'
import { secondStepPanelCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { useAccountCall } from '#identity/web/useAccountCall.ts'

/** Makes a new set of recovery codes, after a question, and shows it. */
export function NewCodesDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { busy, failure, run } = useAccountCall()

  async function make() {
    const made = await run(newCodes)
    if (!made.ok) return
    setCodes(made.value.codes)
    onChanged()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.newCodes}
      actions={
        !codes && (
          <>
            <Button onClick={onClose}>{copy.keepCodes}</Button>
            <Button variant="primary" busy={busy} busyLabel={copy.makingCodes} onClick={make}>
              {copy.makeCodes}
            </Button>
          </>
        )
      }
    >
      {codes ? <RecoveryCodeList codes={codes} onDone={onClose} /> : <p>{copy.newCodesWarning}</p>}
      <div role="alert">{failure && <FailureNotice failure={failure} />}</div>
    </Dialog>
  )
}

/** The first set, if there is none yet. */
async function newCodes(auth: GoTrueClient) {
  const { recoveryCodes } = auth.mfa
  const renewed = await recoveryCodes.regenerate()
  return renewed.error?.code === 'mfa_factor_not_found' ? recoveryCodes.generate() : renewed
}
