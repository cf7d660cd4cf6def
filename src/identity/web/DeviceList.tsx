import { useState } from 'react'
import { Badge } from '#design/web/Badge.tsx'
import { Button } from '#design/web/Button.tsx'
import { showToast } from '#design/web/toastStore.ts'
import styles from '#identity/web/DeviceList.module.css'
import { signInPanelCopy as copy } from '#identity/web/signInSettingsCopy.ts'
import type { Device } from '#platform/device.ts'
import { authClient } from '#platform/web/authClient.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import { whenText } from '#site/web/whenText.ts'

interface DeviceListProps {
  devices: readonly Device[]
  now: number
  onEnded: () => Promise<void>
}

/** Where the user is signed in. Every device but this one can be signed out here. */
export function DeviceList({ devices, now, onEnded }: DeviceListProps) {
  const [ending, setEnding] = useState(false)

  async function end(call: () => Promise<unknown>, done: string) {
    setEnding(true)
    try {
      await call()
      showToast('success', done)
    } catch (error) {
      console.error('could not sign out a device', error)
      showToast('error', copy.endFailed)
    }
    await onEnded()
    setEnding(false)
  }

  return (
    <section className={styles.devices} aria-labelledby="devices">
      <h3 id="devices">{copy.devices}</h3>
      <ul>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <DeviceWords device={device} now={now} />
            {!device.is_this && (
              <Button
                variant="quiet"
                aria-label={copy.endDeviceOn(nameOf(device))}
                aria-disabled={ending}
                onClick={() => end(() => callFunction('end-device', { id: device.id }), copy.deviceEnded)}
              >
                {copy.endDevice}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button onClick={() => end(endOthers, copy.othersEnded)} busy={ending}>
          {copy.endOthers}
        </Button>
      )}
    </section>
  )
}

function DeviceWords({ device, now }: { device: Device; now: number }) {
  const used = whenText(Date.parse(device.last_used_at), now)
  const signedIn = whenText(Date.parse(device.signed_in_at), now)
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        {nameOf(device)} {device.is_this && <Badge>{copy.thisDevice}</Badge>}
      </p>
      <p className="muted small">{device.is_this ? copy.signedIn(signedIn) : copy.usedSince(used, signedIn)}</p>
    </div>
  )
}

function nameOf({ name }: Device): string {
  return name ?? copy.unknownDevice
}

async function endOthers(): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope: 'others' })
  if (error) throw error
}
