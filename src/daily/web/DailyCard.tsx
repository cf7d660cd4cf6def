import type { DailyState } from '#daily/dailyContract.ts'
import { dailyMeta, playPath } from '#daily/dailyPages.ts'
import { cardCopy, goOnCopy, scoreText, waitText } from '#daily/web/copy.ts'
import styles from '#daily/web/DailyCard.module.css'
import { useDaily } from '#daily/web/useDaily.ts'
import { Card } from '#design/web/Card.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'

/** Today's round on the arena's home page: not played, under way, or its score and when to come back. */
export function DailyCard() {
  const { state, serverNow } = useDaily(null)
  const link = linkOf(state)
  return (
    <Card as="section" aria-labelledby="daily" className={styles.card}>
      <h2 id="daily">{cardCopy.title}</h2>
      <p>{state === undefined ? <>&nbsp;</> : sentenceOf(state, serverNow)}</p>
      <LinkButton href={link.href} inApp>
        {link.label}
      </LinkButton>
    </Card>
  )
}

function sentenceOf(state: DailyState | null, serverNow: () => number): string {
  if (state === null) return cardCopy.failed
  const number = state.question?.number ?? 0
  if (state.phase === 'question') return goOnCopy.open(number)
  if (state.phase === 'feedback') return goOnCopy.next(number + 1)
  if (state.phase === 'unplayed') return cardCopy.unplayed
  return cardCopy.finished(scoreText(state.marks), waitText(Date.parse(state.next_round_at) - serverNow()))
}

function linkOf(state: DailyState | null | undefined): { href: string; label: string } {
  if (state?.phase === 'question' || state?.phase === 'feedback')
    return { href: playPath(state.date), label: cardCopy.goOn }
  if (state?.phase === 'finished') return { href: dailyMeta.path, label: cardCopy.result }
  return { href: dailyMeta.path, label: cardCopy.play }
}
