import listenScript from '#speech/web/listen.js?url&no-inline'

/** Makes the `ListenButton`s of a page play. React puts it into the head once, however often it is rendered. */
export function ListenScript({ nonce }: { nonce?: string | undefined }) {
  return <script type="module" async src={listenScript} nonce={nonce} />
}
