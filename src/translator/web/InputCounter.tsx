import type { InputCount } from '#translator/inputCount.ts'
import { counterSentence, counterText, words } from '#translator/web/copy.ts'
import styles from '#translator/web/InputCounter.module.css'

interface InputCounterProps {
  count: InputCount
  /** Characters left today, null when unlimited; undefined until known. */
  left: number | null | undefined
  /** Something else on the screen says which limits the text is over. */
  limitsSaid: boolean
}

export function InputCounter({ count, left, limitsSaid }: InputCounterProps) {
  const over = limitsSaid ? undefined : counterSentence(count, left ?? null)
  return (
    <div className={styles.counter} data-state={count.state}>
      <p className="num">{counterText(count)}</p>
      <output>
        {over && (
          <>
            {over} {left !== null && <a href="/pricing">{words.seePlans}</a>}
          </>
        )}
      </output>
    </div>
  )
}
