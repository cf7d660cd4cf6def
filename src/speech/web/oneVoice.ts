/** Told when a voice begins, with what speaks as its detail. `listen.js` tells it and heeds it, too. */
const BEGAN = 'listening:began'

/** Silences every other voice of the page. Call it when a voice begins. */
export function silenceOthers(speaker: object): void {
  dispatchEvent(new CustomEvent(BEGAN, { detail: speaker }))
}

/** Calls `stop` when another voice begins. Returns the function that ends this. */
export function whenSilenced(speaker: object, stop: () => void): () => void {
  const onBegan = (event: Event) => {
    if ((event as CustomEvent<object>).detail !== speaker) stop()
  }
  addEventListener(BEGAN, onBegan)
  return () => removeEventListener(BEGAN, onBegan)
}
