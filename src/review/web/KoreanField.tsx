import { type ChangeEvent, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { letterOfCode } from '#korean/hangulKeys.ts'
import { withLetter, withoutLetter } from '#korean/hangulTyping.ts'
import { taskCopy } from '#review/web/copy.ts'
import { HangulKeyboard } from '#review/web/HangulKeyboard.tsx'
import styles from '#review/web/KoreanField.module.css'
import { useKoreanKeyboard } from '#review/web/useKoreanKeyboard.ts'

interface KoreanFieldProps {
  label: string
  labelHidden?: boolean
  value: string
  onChange: (text: string) => void
  field: RefObject<HTMLInputElement | null>
  /** Whether the Korean keyboard is shown until the learner turns it on or off. Then the keys of an English keyboard type Korean letters, too. */
  keyboardAtFirst: boolean
  /** The letter whose key is marked. */
  wanted?: string | null
  hint: string | undefined
  /** The answer is given: there is nothing to type or to check. */
  isOver?: boolean
  /** The answer cannot be checked yet, or is being checked. */
  check?: { disabled?: boolean; busy?: boolean }
  /** What stands between the field and its buttons. */
  note?: ReactNode
  /** Buttons beside Check. */
  children?: ReactNode
}

/**
 * A field for a Korean answer in a form, with the button that checks it: by the system's keyboard, by the one on the screen, or by the
 * keys of an English keyboard in its place.
 */
export function KoreanField({
  label,
  labelHidden,
  value,
  onChange,
  field,
  keyboardAtFirst,
  wanted = null,
  hint,
  isOver = false,
  check,
  note,
  children,
}: KoreanFieldProps) {
  const [isChosen, turnKeyboard] = useKoreanKeyboard(keyboardAtFirst)
  const keyboard = isChosen && !isOver
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
        readOnly={isOver}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        inputMode={keyboard ? 'none' : 'text'}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {note}
      {!isOver && (
        <div className={styles.actions}>
          <Button type="submit" variant="primary" size="large" {...check}>
            {taskCopy.check}
          </Button>
          {children}
          <Button
            variant="quiet"
            aria-pressed={keyboard}
            onClick={() => {
              turnKeyboard()
              field.current?.focus()
            }}
          >
            {taskCopy.keyboard}
          </Button>
        </div>
      )}
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
