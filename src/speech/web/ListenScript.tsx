import { use } from 'react'
import { NonceContext } from '#site/web/NonceContext.ts'
import listenScript from '#speech/web/listen.js?url&no-inline'

/** Makes the `ListenButton`s of a page play. React puts it into the head once, however often it is rendered. */
export function ListenScript() {
  return <script type="module" async src={listenScript} nonce={use(NonceContext)} />
}
