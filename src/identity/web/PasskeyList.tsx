import { useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import type { SignInDetails } from '#identity/signInDetails.ts'
import { AddPasskeyDialog } from '#identity/web/AddPasskeyDialog.tsx'
import styles from '#identity/web/DeviceList.module.css'
import { RemovePasskeyDialog } from '#identity/web/RemovePasskeyDialog.tsx'
import { passkeyPanelCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import { usePasskeySupport } from '#identity/web/usePasskeySupport.ts'
import type { NamedPasskey } from '#platform/namedPasskey.ts'
import { whenText } from '#site/web/whenText.ts'

interface PasskeyListProps {
  passkeys: readonly NamedPasskey[]
  now: number
  secondStep: SignInDetails['second_step']
  onChanged: () => Promise<void>
}

/** The user's passkeys. Each can be removed here, and another added if the browser can make one. */
export function PasskeyList({ passkeys, now, secondStep, onChanged }: PasskeyListProps) {
  const supported = usePasskeySupport()
  const [open, setOpen] = useState<'add' | NamedPasskey>()
  const dialog = { onClose: () => setOpen(undefined), onChanged }
  return (
    <section className={styles.devices} aria-labelledby="passkeys">
      <h3 id="passkeys">{copy.heading}</h3>
      <p className="muted small">{copy.lead}</p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.device}>
              <div className={styles.words}>
                <p className={styles.name}>{passkey.name}</p>
                <p className="muted small">{usedText(passkey, now)}</p>
              </div>
              <Button variant="quiet" aria-label={copy.removeNamed(passkey.name)} onClick={() => setOpen(passkey)}>
                {copy.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {supported ? (
        <Button onClick={() => setOpen('add')}>{copy.add}</Button>
      ) : (
        <p className="muted small">{copy.unsupported}</p>
      )}
      {open === 'add' && (
        <AddPasskeyDialog names={passkeys.map(({ name }) => name)} hasSecondStep={secondStep !== null} {...dialog} />
      )}
      {open && open !== 'add' && (
        <RemovePasskeyDialog passkey={open} isLast={passkeys.length === 1 && !secondStep?.has_app} {...dialog} />
      )}
    </section>
  )
}

function usedText({ added_at, last_used_at }: NamedPasskey, now: number): string {
  return last_used_at
    ? copy.usedOn(whenText(Date.parse(last_used_at), now))
    : copy.addedOn(whenText(Date.parse(added_at), now))
}
