import { type ChangeEvent, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { TextField } from '#design/web/TextField.tsx'
import { letterOfCode } from '#korean/hangulKeys.ts'
import { withLetter, withoutLetter } from '#korean/hangulTyping.ts'
import { HangulKeyboard } from '#review/web/HangulKeyboard.tsx'

interface KoreanFieldProps {
  label: string
  labelHidden?: boolean
  value: string
  onChange: (text: string) => void
  field: RefObject<HTMLInputElement | null>
  /** Whether the Korean keyboard is shown. Then the keys of an English keyboard type Korean letters, too. */
  keyboard: boolean
  /** The letter whose key is marked. */
  wanted?: string | null
  hint: string | undefined
  readOnly?: boolean
  /** What stands between the field and the keyboard. */
  children?: ReactNode
}

/** A field for Korean text: by the system's keyboard, by the one on the screen, or by the keys of an English keyboard in its place. */
export function KoreanField({
  label,
  labelHidden,
  value,
  onChange,
  field,
  keyboard,
  wanted = null,
  hint,
  readOnly,
  children,
}: KoreanFieldProps) {
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    const place = caret.current
    caret.current = undefined
    if (place !== undefined && field.current?.value === value) field.current.setSelectionRange(place, place)
  }, [value, field])

  /** Changes the text before the caret, and deletes what is selected. */
  function edit(change: (before: string) => string, isDeletion = false) {
    const { selectionStart, selectionEnd } = field.current ?? { selectionStart: null, selectionEnd: null }
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    const before = value.slice(0, start)
    const changed = isDeletion && start < end ? before : change(before)
    caret.current = changed.length
    onChange(changed + value.slice(end))
  }

  const typeLetter = (letter: string) => edit((before) => withLetter(before, letter))

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isPlain = !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!keyboard || !isPlain) return
    const letter = /^[a-z]$/i.test(event.key) ? letterOfCode(event.code, event.shiftKey) : undefined
    if (letter !== undefined) typeLetter(letter)
    else if (event.key === 'Backspace') edit(withoutLetter, true)
    else return
    event.preventDefault()
  }

  return (
    <>
      <TextField
        ref={field}
        label={label}
        labelHidden={labelHidden}
        lang="ko"
        value={value}
        hint={hint}
        readOnly={readOnly}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        inputMode={keyboard ? 'none' : 'text'}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      {keyboard && (
        <HangulKeyboard
          wanted={wanted}
          onLetter={typeLetter}
          onSpace={() => edit((before) => `${before} `)}
          onDelete={() => edit(withoutLetter, true)}
        />
      )}
    </>
  )
}
