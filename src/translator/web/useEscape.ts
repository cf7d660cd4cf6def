import { useEffect, useEffectEvent } from 'react'

/** Runs on Esc, wherever the focus is, while `active`. */
export function useEscape(active: boolean, onEscape: () => void) {
  const pressed = useEffectEvent(onEscape)

  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) pressed()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}
