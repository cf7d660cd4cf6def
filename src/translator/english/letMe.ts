import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Chart, Reading } from '#translator/english/chart.ts'
import { ownedBy } from '#translator/english/determiner.ts'
import { isFavor, isOffer } from '#translator/english/favor.ts'
import { verbPhrasesAt } from '#translator/english/verbPhrase.ts'
import type { Clause, VerbPhrase } from '#translator/frame/frame.ts'
import type { Mood } from '#translator/frame/frameTerm.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

export function asClause(mood: Mood, please: boolean) {
  return ({ value, end, cost }: Reading<VerbPhrase>): Reading<Clause> => ({
    value: { ...value, mood, please },
    end,
    cost,
  })
}

/** `let me think`, `let me carry that`: the speaker announces an action or offers it. */
export function letMeAt(chart: Chart, at: number): Reading<Clause>[] {
  if (!chart.hasWords(at, ['let', 'me']) || chart.word(at + 2) === 'know') return []
  const subject = ownedBy('I', { from: at + 1, to: at + 2 })
  const phrases = verbPhrasesAt(chart, at + 2, 'base', false).filter(
    ({ value: { predicate } }) => predicate.kind !== 'adjective' && predicate.kind !== 'noun',
  )
  const done = phrases.map(asClause('statement', false)).map(({ value, end, cost }) => ({
    value: {
      ...(isFavor(value) || isOffer(value) ? offered(value) : value),
      subject,
      group: { ...value.group, modal: 'will' as const },
    },
    end,
    cost: cost - 1,
  }))
  const shown = phrases.filter(({ value }) => isSeen(value)).map(asClause('command', true))
  const formula = { from: at, to: at + 2 }
  return [
    ...done,
    ...shown.map(({ value, end, cost }) => ({ value: { ...asShown(value), formula }, end, cost: cost - 2 })),
  ]
}

const HELD = { ...named(koreanPredicate('들다', 'verb', 'ㄹ')), humble: undefined }

/** `let me carry that`: 제가 들어 드릴게요. With the speaker's own things it is not a favor. */
function offered(clause: Clause): Clause {
  const { predicate } = clause
  if (!isLexicalVerb(predicate)) return clause
  if (predicate.arguments.some(({ object }) => isSpeaker(object) || (object.possessor && isSpeaker(object.possessor))))
    return clause
  const held =
    predicate.entry.english === 'carry' && predicate.arguments.every(({ object }) => object.head.kind === 'pronoun')
  const entry = held ? { ...predicate.entry, ...HELD } : predicate.entry
  return { ...clause, mood: 'offer', predicate: { ...predicate, entry } }
}

/** `let me see your passport` asks to be shown something: 보여 주세요. */
function isSeen({ predicate }: VerbPhrase): boolean {
  if (!isLexicalVerb(predicate)) return false
  return predicate.entry.english === 'see' && predicate.arguments.length > 0
}

const SHOWN = { ...named(koreanPredicate('보이다', 'verb', 'regular')), humble: undefined }

function asShown(clause: Clause): Clause {
  const { predicate } = clause
  if (!isLexicalVerb(predicate)) return clause
  return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, ...SHOWN } } }
}
