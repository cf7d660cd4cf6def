import { useSyncExternalStore } from 'react'
import { Button } from '#design/web/Button.tsx'
import { installCopy } from '#offline/web/copy.ts'

/** The event by which a browser offers to install the app. `site.js` keeps it. */
type InstallOffer = Event & { prompt(): Promise<unknown> }

/** Only where the browser offers to install the app. */
export function InstallButton() {
  const offer = useSyncExternalStore(subscribe, offered, () => undefined)
  if (!offer) return null
  return (
    <Button variant="quiet" onClick={() => offer.prompt()}>
      {installCopy.install}
    </Button>
  )
}

function offered(): InstallOffer | undefined {
  return Reflect.get(globalThis, 'installOffer')
}

function subscribe(listener: () => void): () => void {
  addEventListener('site:install', listener)
  return () => removeEventListener('site:install', listener)
}
