import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Takes over what was typed into the input before the page's scripts had loaded. `text` is what the page put there. */
export function useTypedAhead(
  input: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onTyped: (typed: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value
    if (typed !== undefined && typed !== text) onTyped(typed)
  })
  useEffect(() => takeOver(), [])
}
