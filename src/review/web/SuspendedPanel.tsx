import { useEffect, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { callFunction } from '#platform/web/callFunction.ts'
import type { SuspendedCard, SuspendedCards } from '#review/reviewContract.ts'
import { suspendedCopy } from '#review/web/copy.ts'
import { PairText } from '#review/web/PairText.tsx'
import styles from '#review/web/ReviewPage.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** The cards that are not asked any longer, with what they are mixed up with. Nothing is shown if there are none. */
export function SuspendedPanel({ onResume }: { onResume: (cardId: string) => Promise<void> }) {
  const [cards, setCards] = useState<readonly SuspendedCard[]>([])

  useEffect(() => {
    callFunction<SuspendedCards>('review-suspended').then(
      (answer) => setCards(answer.cards),
      (error: unknown) => console.warn('could not load the suspended cards', error),
    )
  }, [])

  async function resume(cardId: string) {
    await onResume(cardId)
    setCards((known) => known.filter(({ card_id }) => card_id !== cardId))
  }

  if (cards.length === 0) return null
  return (
    <Panel title={suspendedCopy.title}>
      <ul className={styles.suspended}>
        {cards.map(({ card_id, prompt, right, pair }) => (
          <li key={card_id}>
            <p>
              <MixedText text={prompt.split('\n').join(' ')} />
              {!pair && (
                <>
                  {' '}
                  {suspendedCopy.right}:{' '}
                  <b>
                    <MixedText text={right} />
                  </b>
                </>
              )}
            </p>
            {pair && <PairText pair={pair} />}
            <p>
              <Button onClick={() => resume(card_id)}>{suspendedCopy.resume}</Button>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
