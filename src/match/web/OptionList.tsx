import type { OpenQuestion } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import { OptionButton, type OptionLook } from '#match/web/OptionButton.tsx'
import styles from '#match/web/OptionList.module.css'

interface OptionListProps {
  options: OpenQuestion['options']
  /** By the option's id. */
  lookOf: (id: string) => OptionLook
  tagsOf: (id: string) => readonly string[]
  onChoose: (id: string) => void
}

/** The four lettered options; they stay where they are. */
export function OptionList({ options, lookOf, tagsOf, onChoose }: OptionListProps) {
  return (
    <fieldset className={styles.options}>
      <legend className="vh">{questionCopy.answers}</legend>
      {options.map(({ id, text }, index) => (
        <OptionButton
          key={id}
          index={index}
          text={text}
          look={lookOf(id)}
          tags={tagsOf(id)}
          onChoose={() => onChoose(id)}
        />
      ))}
    </fieldset>
  )
}
