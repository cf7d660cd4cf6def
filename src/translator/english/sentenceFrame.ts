import { addressesAt } from '#translator/english/address.ts'
import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { adjunctsAt } from '#translator/english/adjunct.ts'
import { type Chart, COST, type Reading, type Rules } from '#translator/english/chart.ts'
import { gappedStatementsAt } from '#translator/english/clause.ts'
import { afterComma } from '#translator/english/comma.ts'
import { dictionaryWord } from '#translator/english/dictionaryWord.ts'
import { embeddedQuestionsAt } from '#translator/english/embeddedQuestion.ts'
import { interjectionsAt, isBare, isUnmarked } from '#translator/english/interjection.ts'
import { clausesAt, joinedClausesAt, trailedClausesAt } from '#translator/english/linkedClause.ts'
import { hasLostVerb } from '#translator/english/lostVerb.ts'
import { nounPhrasesAt } from '#translator/english/richNounPhrase.ts'
import { closed } from '#translator/english/sentenceClose.ts'
import { verbPhrasesAt } from '#translator/english/verbPhrase.ts'
import type { Clause, Fragment, SentenceFrame, SentenceOpening } from '#translator/frame/frame.ts'

export const RULES: Rules = {
  nounPhrases: nounPhrasesAt,
  verbPhrases: verbPhrasesAt,
  clauses: clausesAt,
  trailedClauses: trailedClausesAt,
  embeddedQuestions: embeddedQuestionsAt,
  gappedClauses: gappedStatementsAt,
}

/** `What a beautiful day!` */
function exclaimedNouns(chart: Chart, at: number): Reading<Fragment>[] {
  if (chart.word(at) !== 'what' || !['a', 'an'].includes(chart.word(at + 1))) return []
  return nounPhrasesAt(chart, at + 1).map(({ value: phrase, end, cost }) => {
    const held = chart.hasWords(end, ['you', 'have']) || chart.hasWords(end, ['you', "'ve", 'got'])
    return {
      value: { kind: 'noun fragment' as const, phrase, please: false, exclaimed: true as const },
      end: held ? end + (chart.word(end + 1) === 'have' ? 2 : 3) : end,
      cost: held ? cost - 1 : cost,
    }
  })
}

function fragmentsAt(chart: Chart, at: number): Reading<Fragment>[] {
  const phrases = nounPhrasesAt(chart, at).filter(({ value }) => !hasLostVerb(chart, value))
  const nouns = phrases.map(({ value: phrase, end, cost }) => ({
    value: { kind: 'noun fragment' as const, phrase, please: false },
    end,
    cost: cost + 1.5,
  }))
  const exclaimed = chart.word(at) === 'how'
  const adjectives = adjectivesAt(chart, exclaimed ? at + 1 : at).map(({ value: phrase, end, cost }) => ({
    value: { kind: 'adjective fragment' as const, phrase, exclaimed },
    end,
    cost: cost + 1.6,
  }))
  const adjuncts = adjunctsAt(chart, at).map(({ value: adjunct, end, cost }) => ({
    value: { kind: 'adjunct fragment' as const, adjunct },
    end,
    cost: cost + 1.7,
  }))
  return [...nouns, ...exclaimedNouns(chart, at), ...adjectives, ...adjuncts]
}

/** How many words and names open a sentence at most: `oh hey Tom, …`. */
const MOST_OPENINGS = 3

/** A row that holds several of them wins: `thanks, but I'm full`. */
const FURTHER_OPENING = 1.5

/** The cost of each word behind the body, so that a row that holds it wins: `good morning, everyone`. */
const WORD_BEHIND = 0.1

/** `thank you, but …` is two sentences. */
function isLinking(opening: SentenceOpening): boolean {
  return opening.kind === 'interjection' && isBare(opening.row)
}

function openingsAt(chart: Chart, at: number, left = MOST_OPENINGS): Reading<SentenceOpening[]>[] {
  const none: Reading<SentenceOpening[]> = { value: [], end: at, cost: 0 }
  if (left === 0) return [none]
  const isFurther = left < MOST_OPENINGS
  const isSetOff = isFurther && chart.word(at - 1) === ','
  const leading = interjectionsAt(chart, at).filter(({ value }) => !(isSetOff && isLinking(value)))
  const interjections = leading.map(({ value, end, cost }) => ({
    value: [value],
    end: afterComma(chart, end),
    cost,
  }))
  const isGreeted = isFurther && !isSetOff
  const addressed = addressesAt(chart, at)
    .filter(({ end }) => chart.word(end) === ',' || (isGreeted && end < chart.length))
    .map(({ value: name, end, cost }) => ({
      value: [{ kind: 'address' as const, name }],
      end: afterComma(chart, end),
      cost,
    }))
  const more = [...interjections, ...addressed].flatMap((first) =>
    openingsAt(chart, first.end, left - 1).map(({ value, end, cost }) => ({
      value: [...first.value, ...value],
      end,
      cost: first.cost + cost + (value.length > 0 ? FURTHER_OPENING : 0),
    })),
  )
  return [none, ...more]
}

/** A row that holds the opening wins over it: `then it's settled`. */
const OUTSIDE_ROW = 0.6

function besideRow({ value }: Reading<SentenceOpening[]>, body: Clause | Fragment): number {
  return value.length > 0 && 'mood' in body && body.predicate.kind === 'construction' ? OUTSIDE_ROW : 0
}

/** What may follow a word that leads in without a comma: `no I don't`, `ok let's go`. */
function isOfItsOwn(chart: Chart, from: number, body: Clause | Fragment): boolean {
  if (!('mood' in body)) return false
  const { predicate, subject, mood } = body
  if (subject) return subject.head.kind === 'pronoun'
  if (mood === 'command') return chart.tag(from) === 'INTJ'
  return predicate.kind === 'construction' || mood !== 'statement'
}

/** How many readings of a sentence are tried if the transfer has no rule for the cheapest. */
const OFFERED = 4

/** Readings that cost more have been wrong more often than right. Readings with unknown words are marked anyway. */
const TRUSTED = 6.5

/** Every word beyond the tenth may add to the cost: long sentences have more phrases to attach. */
const TRUSTED_PER_WORD = 0.2

function trustedCost({ length }: Chart): number {
  return TRUSTED + Math.max(0, length - 10) * TRUSTED_PER_WORD
}

/** The cheapest ways to read all tokens as one sentence; none where no rule covers them. */
export function sentenceFrames(chart: Chart, closing: string): Reading<SentenceFrame>[] {
  const found: Reading<SentenceFrame>[] = []
  const word = dictionaryWord(chart)
  if (word && !closing) return [{ value: { openings: [], body: word, tagged: false }, end: 1, cost: 0 }]
  for (const opening of openingsAt(chart, 0)) {
    const bodies = [...joinedClausesAt(chart, opening.end), ...fragmentsAt(chart, opening.end)]
    if (opening.end === chart.length) {
      found.push({
        value: { openings: opening.value, body: undefined, tagged: false },
        end: opening.end,
        cost: opening.cost,
      })
    }
    const isUnmarkedHere = opening.value.some((each) => isUnmarked(chart, each))
    for (const { value: body, end, cost } of bodies) {
      if (isUnmarkedHere && !isOfItsOwn(chart, opening.end - 1, body)) continue
      const frame = closed(chart, { openings: opening.value, body, tagged: false }, end)
      if (frame)
        found.push({
          value: frame,
          end: chart.length,
          cost: cost + opening.cost + besideRow(opening, body) + (chart.length - end) * WORD_BEHIND,
        })
    }
  }
  return found
    .filter(({ cost }) => cost <= trustedCost(chart) || cost >= COST.unknown - TRUSTED)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, OFFERED)
}
