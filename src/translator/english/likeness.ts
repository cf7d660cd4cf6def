import type { Chart, Reading } from '#translator/english/chart.ts'
import { corePhrases } from '#translator/english/nounPhrase.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import type { Preposition } from '#translator/frame/preposition.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

const SAME_AS: Preposition = { english: 'same as', noun: 'any', particle: '와/과', role: 'means', attributive: '' }

function attachedTo(noun: Reading<NounPhrase>, preposition: Preposition, object: NounPhrase, end: number): NounPhrase {
  const attached = { preposition, object, span: { from: noun.end, to: end } }
  return { ...noun.value, attached, span: { from: noun.value.span.from, to: end } }
}

const LIKE_POINTED: Preposition = { english: 'like', noun: 'any', particle: '', role: 'manner', attributive: '이런' }

/** `an old radio like this`: 이런 오래된 라디오. With a certain thing and in commands, `like this` says how something is done. */
function pointedKindsAfter(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const { determiner, plural, possessor, quantity } = noun.value
  const isSome = /^(?:an?|any|no|another)$/.test(determiner ?? '') || (plural && determiner === undefined)
  if (chart.word(noun.end) !== 'like' || !isSome || possessor || quantity) return []
  if (chart.tag(0) === 'VERB' || (noun.end + 2 < chart.length && chart.tag(noun.end + 2) === 'NOUN')) return []
  return corePhrases(chart, noun.end + 1)
    .filter(({ value }) => isPronoun(value, 'this', 'that', 'these', 'those'))
    .map(({ value, end, cost }) => ({
      value: attachedTo(noun, LIKE_POINTED, value, end),
      end,
      cost: noun.cost + cost - 1.3,
    }))
}

/** `the same day as my brother`: 동생과 같은 날. */
export function likenessesAfter(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  return [...samenessAfter(chart, noun), ...pointedKindsAfter(chart, noun)]
}

function samenessAfter(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const same = noun.value.adjectives.some(({ entry }) => !('unknown' in entry) && entry.english === 'same')
  if (!same || chart.word(noun.end) !== 'as') return []
  return corePhrases(chart, noun.end + 1).map(({ value, end, cost }) => ({
    value: attachedTo(noun, SAME_AS, value, end),
    end,
    cost: noun.cost + cost - 1,
  }))
}

const FEATURE: Preposition = { english: 'with', noun: 'any', particle: '이/가', role: 'manner', attributive: '있는' }

/** What has features: houses, phones, dresses. */
const FEATURED = 'place|clothing|machine|vehicle|container'

/** What one does something with rather than what a thing has. */
const USED = 'instrument|means|medium|person|animal|food|drink|money|vehicle|time'

/** `a house with a big yard`: 큰 마당이 있는 집. */
export function featuresAfter(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const { determiner, plural } = noun.value
  const isSome = /^(?:an?|any|no|another)$/.test(determiner ?? '') || (plural && determiner === undefined)
  if (chart.word(noun.end) !== 'with' || !isSome || !isKind(noun.value, FEATURED)) return []
  return corePhrases(chart, noun.end + 1)
    .filter(({ value }) => value.head.kind === 'noun' && !value.possessor && !isKind(value, USED))
    .filter(({ value }) => value.determiner === 'a' || value.determiner === undefined)
    .map(({ value, end, cost }) => ({ value: attachedTo(noun, FEATURE, value, end), end, cost: noun.cost + cost }))
}

/** Things that are put into a container (든) rather than just there (있는). */
const HOLDERS = 'container|food|drink'
const FLAT_HOLDERS = '[wallet|purse|envelope|suitcase|pocket|basket|backpack|drawer]'

function holding({ head, ...rest }: NounPhrase, isEmpty: boolean, isNothing: boolean): Preposition {
  const phrase = { head, ...rest }
  const isPut = head.kind === 'pronoun' || isKind(phrase, HOLDERS) || isKind(phrase, FLAT_HOLDERS)
  const empty = isPut ? '안 든' : '없는'
  const attributive = isNothing ? empty : isEmpty ? `하나도 ${empty}` : isPut ? '든' : '있는'
  return { english: 'with … in it', noun: 'any', particle: '이/가', role: 'manner', attributive }
}

/** `a wallet with no money in it`: 돈이 하나도 안 든 지갑. Only a hole takes 나다. */
export function holdingsAfter(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (chart.word(noun.end) !== 'with') return []
  return corePhrases(chart, noun.end + 1).flatMap(({ value: { determiner, ...held }, end, cost }) => {
    const named = chart.word(end) === 'in' && /^(?:it|them)$/.test(chart.word(end + 1))
    if (!named || isKind(held, '[hole|crack|scratch]')) return []
    const isNothing = isPronoun(held, 'nothing')
    const preposition = holding(noun.value, determiner === 'no', isNothing)
    const object = determiner === undefined || determiner === 'no' ? held : { ...held, determiner }
    return [{ value: attachedTo(noun, preposition, object, end + 2), end: end + 2, cost: noun.cost + cost - 2 }]
  })
}
