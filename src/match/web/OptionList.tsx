import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { OPTION_LETTERS } from '#design/answerKey.ts'
import { Icon } from '#design/web/Icon.tsx'
import { koreanRuns } from '#korean/koreanRuns.ts'
import type { OpenQuestion } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import styles from '#match/web/OptionList.module.css'
import { useMeantPresses } from '#match/web/useMeantPresses.ts'

/** In characters. There is no room for tags beside a longer text. */
const ROOMY = 5

/** How an option looks: open, pressed and not scored yet, or scored. */
export type OptionLook = 'open' | 'pressed' | 'right' | 'wrong' | 'dim'

interface OptionListProps {
  options: OpenQuestion['options']
  /** The look of the option with this id. */
  lookOf: (id: string) => OptionLook
  /** Labels for the players who chose the option with this id, such as 'Your answer'. */
  tagsOf: (id: string) => readonly string[]
  onChoose: (id: string) => void
}

/** The four lettered options. A pointer that already rested where a question opens neither chooses nor highlights an option. */
export function OptionList({ options, lookOf, tagsOf, onChoose }: OptionListProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const shown = options.map(({ id }) => id).join()
  const isMeant = useMeantPresses(shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pointer that moved on the previous question has not moved on this one.
  useLayoutEffect(() => {
    delete list.current?.dataset.moved
  }, [shown])

  function notePointer({ movementX, movementY }: PointerEvent<HTMLFieldSetElement>) {
    if (list.current && (movementX !== 0 || movementY !== 0)) list.current.dataset.moved = ''
  }

  return (
    <fieldset ref={list} className={styles.options} onPointerMove={notePointer}>
      <legend className="vh">{questionCopy.answers}</legend>
      {options.map(({ id, text }, index) => (
        <OptionButton
          key={id}
          index={index}
          text={text}
          look={lookOf(id)}
          tags={tagsOf(id)}
          onClick={(click) => isMeant(click) && onChoose(id)}
        />
      ))}
    </fieldset>
  )
}

interface OptionButtonProps {
  index: number
  text: string
  look: OptionLook
  tags: readonly string[]
  onClick: (click: MouseEvent) => void
}

function OptionButton({ index, text, look, tags, onClick }: OptionButtonProps) {
  const letter = OPTION_LETTERS[index] ?? ''
  const isKorean = koreanRuns(text)[0]?.korean ?? false
  return (
    <button
      type="button"
      className={text.length > ROOMY ? `${styles.option} ${styles.long}` : styles.option}
      data-look={look}
      aria-disabled={look !== 'open'}
      aria-keyshortcuts={`${letter} ${index + 1}`}
      onClick={(click) => look === 'open' && onClick(click)}
    >
      <span className={styles.letter}>{letter}</span>
      <span className={styles.text} lang={isKorean ? 'ko' : undefined}>
        {text}
      </span>
      {look === 'right' && <span className="vh">{questionCopy.right}</span>}
      <span className={styles.tags}>
        {look === 'right' && <Icon name="check" />}
        {look === 'wrong' && <Icon name="clear" />}
        <span>{tags.join(', ')}</span>
      </span>
    </button>
  )
}
