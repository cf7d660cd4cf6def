import type { EpochMs } from '#kit/time.ts'
import { type DeckCard, deckTexts } from '#review/deck/deckCard.ts'

export const DECK_HEADER = [
  ...['Answer', 'Prompt', 'Context', 'Heard', 'Options', 'Explanation', 'Kind', 'Skill', 'From', 'State'],
  ...['Due', 'Answered', 'Answers', 'Lapses', 'Added'],
]

/** The row of a card in a table of the deck. */
export function deckRow(card: DeckCard): string[] {
  const { prompt, context, heard, options, answer, explanation } = deckTexts(card)
  const { kind, skill, source, state, suspended, dueAt, reviewedAt, createdAt, answers, lapses } = card
  return [
    ...[answer, prompt, context, heard, options.join(' / '), explanation, kind, skill, source],
    suspended ? 'suspended' : state,
    state === 'new' ? '' : dateOf(dueAt),
    reviewedAt === null ? '' : dateOf(reviewedAt),
    ...[String(answers), String(lapses), dateOf(createdAt)],
  ]
}

function dateOf(at: EpochMs): string {
  return new Date(at).toISOString().slice(0, 10)
}
