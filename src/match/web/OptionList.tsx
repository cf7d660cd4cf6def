import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { OPTION_LETTERS } from '#design/optionKeys.ts'
import { Icon } from '#design/web/Icon.tsx'
import { koreanRuns } from '#korean/koreanRuns.ts'
import type { OpenQuestion } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import styles from '#match/web/OptionList.module.css'
import { useMeantPresses } from '#match/web/useMeantPresses.ts'

/** Between the tags and the edge of an option. */
const LEAST_EDGE_PX = 12

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
  const button = useRef<HTMLButtonElement>(null)
  const tag = tags.join(', ')
  useRoomBeside(button, tag)
  return (
    <button
      ref={button}
      type="button"
      className={styles.option}
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
        <span>{tag}</span>
      </span>
    </button>
  )
}

/** Marks the option if there is no room for its tags beside its text, whose line breaks must not change. */
function useRoomBeside(button: RefObject<HTMLButtonElement | null>, tag: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tags are measured when they change.
  useLayoutEffect(() => {
    const option = button.current
    const tags = option?.lastElementChild
    if (!option || !tags) return
    delete option.dataset.crowded
    const edge = option.getBoundingClientRect().right - tags.getBoundingClientRect().right
    if (edge < LEAST_EDGE_PX) option.dataset.crowded = ''
  }, [button, tag])
}
