import { useState } from 'react'
import { Icon } from '#design/web/Icon.tsx'
import { HANGUL_ROWS, type HangulKey } from '#korean/hangulKeys.ts'
import styles from '#review/web/HangulKeyboard.module.css'

const copy = {
  name: 'Korean keyboard',
  shift: 'Shift',
  space: 'Space',
  delete: 'Delete the last letter',
}

interface HangulKeyboardProps {
  onLetter: (letter: string) => void
  onSpace: () => void
  onDelete: () => void
  /** The letter whose key is marked, for a learner who looks for it. */
  wanted?: string | null
}

/** The two-set layout on the screen. Each key also shows its place on an English keyboard. Shift counts for one letter. */
export function HangulKeyboard({ onLetter, onSpace, onDelete, wanted = null }: HangulKeyboardProps) {
  const [shift, setShift] = useState(false)

  function press(letter: string) {
    onLetter(letter)
    setShift(false)
  }

  const shiftKey = (
    <button type="button" className={styles.wide} aria-pressed={shift} onClick={() => setShift(!shift)}>
      {copy.shift}
    </button>
  )
  const deleteKey = (
    <button type="button" className={styles.wide} aria-label={copy.delete} onClick={onDelete}>
      <Icon name="back" size={20} />
    </button>
  )
  return (
    // A press leaves the focus in the field, so that a phone does not open and close its own keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div className={styles.keyboard} onMouseDown={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="vh">{copy.name}</legend>
        {HANGUL_ROWS.map((row, index) => (
          <div key={row[0]?.code} className={styles.row}>
            {index === 2 && shiftKey}
            {row.map((key) => (
              <LetterKey key={key.code} hangul={key} shift={shift} wanted={wanted} onPress={press} />
            ))}
            {index === 2 && deleteKey}
          </div>
        ))}
        <div className={styles.row}>
          <button type="button" className={styles.space} onClick={onSpace}>
            {copy.space}
          </button>
        </div>
      </fieldset>
    </div>
  )
}

interface LetterKeyProps {
  hangul: HangulKey
  shift: boolean
  wanted: string | null
  onPress: (letter: string) => void
}

function LetterKey({ hangul: { plain, shifted, latin }, shift, wanted, onPress }: LetterKeyProps) {
  const letter = (shift ? shifted : undefined) ?? plain
  const isWanted = wanted !== null && (wanted === plain || wanted === shifted)
  return (
    <button
      type="button"
      lang="ko"
      data-wanted={isWanted || undefined}
      aria-label={letter}
      onClick={() => onPress(letter)}
    >
      {letter}
      <span aria-hidden="true" lang="en">
        {latin}
      </span>
    </button>
  )
}
