import { useMemo, useState } from 'react'
import { koreanRuns } from '#korean/koreanRuns.ts'
import { type Mixed, mixed } from '#lessons/givenAnswer.ts'
import type { ExerciseViewOf } from '#lessons/lessonContract.ts'
import { playerCopy } from '#lessons/web/copy.ts'
import type { ExerciseProps } from '#lessons/web/exerciseProps.ts'
import styles from '#lessons/web/StepScreen.module.css'
import { Task } from '#lessons/web/Task.tsx'

/** Pairs to find. It is right if no press was wrong. */
export function MatchExercise({ exercise, seed, isOver, onAnswer }: ExerciseProps<ExerciseViewOf<'match'>>) {
  const { pairs } = exercise
  const left = useMemo(
    () =>
      mixed(
        pairs.map(([one]) => one),
        `${seed} left`,
      ),
    [pairs, seed],
  )
  const right = useMemo(
    () =>
      mixed(
        pairs.map(([, other]) => other),
        seed,
      ),
    [pairs, seed],
  )
  const [found, setFound] = useState<readonly number[]>([])
  const [open, setOpen] = useState<number>()
  const [news, setNews] = useState('')
  const [misses, setMisses] = useState(0)

  function pressLeft(index: number) {
    if (isOver || found.includes(index)) return
    setOpen(open === index ? undefined : index)
  }

  function pressRight(index: number) {
    if (isOver || open === undefined || found.includes(index)) return
    const [one = '', other = ''] = [pairs[open]?.[0], pairs[index]?.[1]]
    setOpen(undefined)
    if (index !== open) {
      setMisses(misses + 1)
      setNews(playerCopy.pairWrong(one, other))
      return
    }
    const all = [...found, index]
    setFound(all)
    setNews(playerCopy.pairRight(one, other))
    if (all.length === pairs.length) onAnswer(misses === 0)
  }

  return (
    <>
      <Task about={<p className={styles.note}>{playerCopy.matchHint}</p>}>{playerCopy.match}</Task>
      <div className={styles.pairs}>
        <Side name={playerCopy.matchLeft} items={left} found={found} open={open} onPress={pressLeft} />
        <Side name={playerCopy.matchRight} items={right} found={found} open={undefined} onPress={pressRight} />
      </div>
      <output className={styles.note}>{news}</output>
    </>
  )
}

interface SideProps {
  name: string
  items: readonly Mixed<string>[]
  found: readonly number[]
  open: number | undefined
  onPress: (index: number) => void
}

function Side({ name, items, found, open, onPress }: SideProps) {
  return (
    <fieldset className={styles.side}>
      <legend className="vh">{name}</legend>
      {items.map(({ item, index }) => (
        <button
          key={index}
          type="button"
          lang={koreanRuns(item)[0]?.korean ? 'ko' : undefined}
          className={styles.tile}
          aria-pressed={open === index}
          aria-disabled={found.includes(index)}
          onClick={() => onPress(index)}
        >
          {item}
          {found.includes(index) && <span className="vh"> {playerCopy.matched}</span>}
        </button>
      ))}
    </fieldset>
  )
}
