import { addressesAt } from '#translator/english/address.ts'
import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { adjunctsAt } from '#translator/english/adjunct.ts'
import { type Chart, COST, type Reading, type Rules } from '#translator/english/chart.ts'
import { gappedStatementsAt } from '#translator/english/clause.ts'
import { afterComma } from '#translator/english/comma.ts'
import { dictionaryWord } from '#translator/english/dictionaryWord.ts'
import { embeddedQuestionsAt } from '#translator/english/embeddedQuestion.ts'
import { interjectionsAt } from '#translator/english/interjection.ts'
import { clausesAt, joinedClausesAt, trailedClausesAt } from '#translator/english/linkedClause.ts'
import { hasLostVerb } from '#translator/english/lostVerb.ts'
import { nounPhrasesAt } from '#translator/english/richNounPhrase.ts'
import { closed } from '#translator/english/sentenceClose.ts'
import { verbPhrasesAt } from '#translator/english/verbPhrase.ts'
import type { Fragment, SentenceFrame, SentenceOpening } from '#translator/frame/frame.ts'

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

function openingsAt(chart: Chart, at: number): Reading<SentenceOpening[]>[] {
  const none: Reading<SentenceOpening[]> = { value: [], end: at, cost: 0 }
  const interjections = interjectionsAt(chart, at).map(({ value, end, cost }) => ({
    value: [value],
    end: afterComma(chart, end),
    cost,
  }))
  const addressed = addressesAt(chart, at)
    .filter(({ end }) => chart.word(end) === ',')
    .map(({ value: name, end, cost }) => ({ value: [{ kind: 'address' as const, name }], end: end + 1, cost }))
  return [none, ...interjections, ...addressed]
}

/** A row that has the person spoken to in its English is preferred: `good morning, everyone`. */
const CALLED_BEHIND = 0.6

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
    for (const { value: body, end, cost } of bodies) {
      const frame = closed(chart, { openings: opening.value, body, tagged: false }, end)
      const called = frame ? frame.openings.length - opening.value.length : 0
      if (frame) found.push({ value: frame, end: chart.length, cost: cost + opening.cost + called * CALLED_BEHIND })
    }
  }
  return found
    .filter(({ cost }) => cost <= trustedCost(chart) || cost >= COST.unknown - TRUSTED)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, OFFERED)
}
