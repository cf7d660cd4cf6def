import { useEffect, useRef } from 'react'
import { optionOfKey } from '#design/optionKeys.ts'
import { usesSingleKeys } from '#design/web/preferences.ts'

export interface Shortcuts {
  onOption?: (index: number) => void
  /** Called for Enter if the focus is on no button or link that can be pressed. */
  onEnter?: () => void
  onMute?: () => void
  onReplay?: () => void
  onRematch?: () => void
  onHelp?: () => void
}

/** Shortcuts of one key, for duels, practice, lessons and review. They are off in dialogs and fields, with modifier keys, and while composing Hangul. */
export function useShortcuts(shortcuts: Shortcuts) {
  const newest = useRef(shortcuts)
  newest.current = shortcuts

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement
      if (target.closest('dialog, input, textarea, select')) return
      if (press(event, target, newest.current)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Runs the key's shortcut. Returns whether it has one. */
function press({ code, key }: KeyboardEvent, target: HTMLElement, shortcuts: Shortcuts): boolean {
  const call = actionFor(code, key, target, shortcuts)
  call?.()
  return call !== undefined
}

function actionFor(code: string, key: string, target: HTMLElement, shortcuts: Shortcuts): (() => void) | undefined {
  if (code === 'Enter' || code === 'NumpadEnter')
    return target.closest('button:not([aria-disabled=true]), a') ? undefined : shortcuts.onEnter
  if (!usesSingleKeys()) return undefined
  if (key === '?') return shortcuts.onHelp
  if (code === 'KeyM') return shortcuts.onMute
  if (code === 'KeyP') return shortcuts.onReplay
  if (code === 'KeyR') return shortcuts.onRematch
  const index = optionOfKey(code)
  const { onOption } = shortcuts
  return index === undefined || !onOption ? undefined : () => onOption(index)
}
