import type { InputCount } from '#translator/inputCount.ts'
import { counterSentence, counterText, words } from '#translator/web/copy.ts'
import styles from '#translator/web/InputCounter.module.css'

interface InputCounterProps {
  count: InputCount
  /** Whether `count.allowed` is known. */
  allowanceKnown: boolean
}

export function InputCounter({ count, allowanceKnown }: InputCounterProps) {
  const over = counterSentence(count)
  return (
    <div className={styles.counter} data-state={count.state}>
      <p className="num">
        {allowanceKnown ? counterText(count) : count.used} <span className="vh">characters</span>
      </p>
      <output>
        {over && (
          <>
            {over} {count.state === 'overDay' && <a href="/pricing">{words.seePlans}</a>}
          </>
        )}
      </output>
    </div>
  )
}
