import { DAY_MS, type EpochMs } from '#kit/time.ts'
import { type DeckCard, deckTexts } from '#review/deck/deckCard.ts'

/** `typed`: Anki asks to type the answer. `shown`: the answer is chosen from options, so it is turned over. */
export type AnkiModel = 'typed' | 'shown'

/** A note with its one card, in the words of Anki's database. */
export interface AnkiNote {
  cardId: string
  model: AnkiModel
  createdAt: EpochMs
  /** In HTML. */
  fields: readonly [prompt: string, answer: string, explanation: string]
  /** The prompt without HTML, by which Anki sorts notes and finds those that begin alike. */
  plainPrompt: string
  tags: readonly string[]
  card: AnkiCard
}

export interface AnkiCard {
  /** 0 new, 2 review. */
  type: 0 | 2
  /** The same, or -1 for a suspended card. */
  queue: -1 | 0 | 2
  /** The place among the new cards, or the day on which it is due, counted from the deck's first day. */
  due: number
  /** Days from the last answer to the next. */
  ivl: number
  reps: number
  lapses: number
}

/** The notes of a deck. Listening questions are left out: the package has no sound. */
export function ankiNotes(cards: readonly DeckCard[], firstDay: EpochMs): AnkiNote[] {
  return cards
    .filter((card) => deckTexts(card).heard === '')
    .map((card, place) => ({
      cardId: card.id,
      model: card.content.key ? 'typed' : 'shown',
      createdAt: card.createdAt,
      ...textsOf(card),
      tags: ['hanpan', card.kind, card.skill, card.source],
      card: ankiCard(card, place + 1, firstDay),
    }))
}

/** The UTC midnight before the deck's oldest card. */
export function firstDayOf(cards: readonly Pick<DeckCard, 'createdAt'>[], now: EpochMs): EpochMs {
  const first = cards.reduce((oldest, { createdAt }) => Math.min(oldest, createdAt), now)
  return Math.floor(first / DAY_MS) * DAY_MS
}

/** A card that was only begun is new in Anki, which has its own first steps. */
function ankiCard(card: DeckCard, place: number, firstDay: EpochMs): AnkiCard {
  const { state, dueAt, reviewedAt, answers, lapses, suspended } = card
  const type = state === 'new' || state === 'learning' ? 0 : 2
  const days = (from: EpochMs, to: EpochMs) => Math.round((to - from) / DAY_MS)
  return {
    type,
    queue: suspended ? -1 : type,
    due: type === 0 ? place : Math.max(0, Math.floor((dueAt - firstDay) / DAY_MS)),
    ivl: type === 0 ? 0 : Math.max(1, days(reviewedAt ?? dueAt, dueAt)),
    reps: type === 0 ? 0 : answers,
    lapses: type === 0 ? 0 : lapses,
  }
}

function textsOf(card: DeckCard): Pick<AnkiNote, 'fields' | 'plainPrompt'> {
  const { prompt, context, options, answer, explanation } = deckTexts(card)
  const choices = options.map((option, index) => `${'ABCD'.charAt(index)} ${option}`)
  const whole = [prompt, context, choices.join('\n')].filter((part) => part !== '').join('\n\n')
  // Anki leaves line breaks out, as it does all tags.
  return { fields: [html(whole), html(answer), html(explanation)], plainPrompt: whole.replaceAll('\n', '') }
}

/** Text as HTML: Anki would read `<` as the beginning of a tag. */
function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{{', '{&#123;')
    .replaceAll('\n', '<br>')
}
