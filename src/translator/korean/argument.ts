import { type Particle, particleAfter, withParticle } from '#korean/particle.ts'
import { fireShape, ROLE_RULES, textOf } from '#translator/explanation/particleTrace.ts'
import type { RuleId } from '#translator/explanation/rule.ts'
import type { Argument, Focus, NounPhrase, PrepositionalPhrase } from '#translator/frame/frame.ts'
import type { Determiner, Share } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { isDescribed } from '#translator/korean/describedNoun.ts'
import { freeChoiceWords } from '#translator/korean/freeChoice.ts'
import { markedLast, nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { pronounOwner } from '#translator/korean/pronounOwner.ts'
import {
  amountWords,
  counterOf,
  countsItself,
  isAfterwards,
  isPersons,
  quantityWords,
} from '#translator/korean/quantity.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { isAnyone, thanAnyone } from '#translator/korean/thanAnyone.ts'
import { isUnsaid } from '#translator/korean/unsaidObject.ts'
import {
  inOneBreath,
  type KoreanWord,
  PARTICLE_MEANINGS,
  plainWords,
  tokensOf,
  withParticleWord,
} from '#translator/korean/word.ts'

/** Speech says 한테 for 에게, casual speech 랑 for 와/과, too; a respected recipient takes 께. */
export function particleInTone(rendering: Rendering, particle: Particle, object: NounPhrase): Particle {
  const living = isKind(object, 'person') || isKind(object, 'animal')
  if (!living && particle === '에게') return '에'
  if (!living && particle === '에게서') return '에서'
  const respected = object.head.kind === 'noun' && object.head.entry.tags.has('respected')
  if (particle === '에게' && rendering.tone !== 'casual' && respected) return '께'
  if (!isSpoken(rendering)) return particle
  if (particle === '에게') return '한테'
  if (particle === '에게서') return '한테서'
  return particle === '와/과' && rendering.tone === 'casual' ? '(이)랑' : particle
}

/** 서로 says each other, with or to each other by itself. */
const MUTUAL = new Set<Particle>(['와/과', '에게', '을/를'])
/** 둘 다, 아무도 and 하나도 end in a particle already. */
const BARE_SHARES = new Set<Share>(['both', 'neither', 'none'])

const BARE_ROLES = new Set<Particle>(['은/는', '이/가', '을/를', '도'])

/** A particle of focus behind words that have the particle of their role: 주말에만, 친구에게도. */
export function withFocus(
  rendering: Rendering,
  words: readonly KoreanWord[],
  { focus, span }: NounPhrase,
): KoreanWord[] {
  const last = words.at(-1)
  if (!last || focus === undefined) return [...words]
  fire(rendering, 'particle/role', focus, textOf(words), FOCUS_ENGLISH[focus])
  const sources = [...last.sources, ...tokensOf({ from: span.from, to: span.from + 1 })]
  return [...words.slice(0, -1), { ...withParticleWord(last, focus, false), sources }]
}

const FOCUS_ENGLISH: Readonly<Record<Focus, string>> = {
  만: 'only',
  밖에: 'only',
  도: 'even',
  '(이)라도': 'even',
  '은/는': 'in contrast',
}

/** `only water` 물만, `even I` 저도: the particle of focus stands instead of that of subject and object, behind others. */
function focused(
  builders: PhraseBuilders,
  rendering: Rendering,
  object: NounPhrase,
  focus: Focus,
  wanted: Particle,
): KoreanWord[] {
  const { focus: _focus, ...plain } = object
  const words = BARE_ROLES.has(wanted)
    ? nounWords(builders, rendering, plain)
    : markedPhrase(builders, rendering, plain, wanted, FOCUS_ENGLISH[focus])
  return withFocus(rendering, words, object)
}

/** A noun phrase with the particle of its role, and the rule that chose it. */
export function markedPhrase(
  builders: PhraseBuilders,
  rendering: Rendering,
  object: NounPhrase,
  wanted: Particle,
  english: string,
  place?: RuleId,
): KoreanWord[] {
  if (object.focus !== undefined) return focused(builders, rendering, object, object.focus, wanted)
  const { quantity, ...whole } = object
  if (quantity && isAfterwards(object) && BARE_ROLES.has(wanted))
    return [...markedPhrase(builders, rendering, whole, wanted, english), ...amountWords(rendering, quantity, object)]
  const free = freeChoiceWords(rendering, object, wanted)
  if (free) return free
  const words = nounWords(builders, rendering, object)
  if (isPronoun(object, 'each other') && MUTUAL.has(wanted)) return words
  if (isEmptyWord(object) && BARE_ROLES.has(wanted)) return words
  if (isEmptyPronoun(object)) return nobodyWords(rendering, object, wanted)
  if (object.head.kind === 'share' && BARE_SHARES.has(object.head.share) && BARE_ROLES.has(wanted)) return words
  const particle = particleInTone(rendering, wanted, object)
  const marked = markedLast(rendering, words, particle)
  const rule = place ?? ROLE_RULES[particle] ?? 'particle/role'
  fire(rendering, rule, particleAfter(words.at(-1)?.text ?? '', particle), textOf(words), english)
  fireShape(rendering, words, marked, particle, wanted)
  return marked
}

/** What exists takes 이/가; an amount follows it: 고양이가 세 마리 있어요. */
export function existingWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  what: NounPhrase,
  particle: Particle = '이/가',
): KoreanWord[] {
  const { quantity, ...uncounted } = what
  const counts =
    quantity !== undefined && quantity.counter === undefined && what.head.kind === 'noun' && !countsItself(what)
  if (!counts || (rendering.tone === 'business' && isPersons(what)))
    return markedPhrase(builders, rendering, what, particle, 'there')
  return [
    ...markedPhrase(builders, rendering, { ...uncounted, plural: false }, particle, 'there'),
    ...quantityWords(rendering, quantity, counterOf(rendering, what)),
  ]
}

/** The English for a slot of the verb in the explanation: its preposition, or the meaning of the particle. */
function englishRole({ role }: Argument, particle: Particle): string {
  return role === 'obj' || role === 'iobj' ? PARTICLE_MEANINGS[particle] : role
}

/** The particles of the person whom a feeling or an unkind act is about. */
const FELT_TOWARD = new Set(['에게', '을/를', '에'])

/** `you` is left out where it is understood. */
function isUnderstoodYou(rendering: Rendering, { role, object, particle }: Argument): boolean {
  if (object.focus !== undefined) return false
  if (rendering.tone === 'casual' || !isPronoun(object, 'you')) return false
  return (
    role === 'obj' || role === 'iobj' || role === 'to' || (rendering.intimate === true && FELT_TOWARD.has(particle))
  )
}

/** 고양이가 세 마리 있어요, 책을 몇 권 읽었어요: the subject of existence, and a noun whose amount is asked. */
function isCountedBehind({ role, object: { quantity } }: Argument, particle: string): boolean {
  if (role !== 'obj') return false
  return particle === '이/가' || (particle === '을/를' && quantity?.amount === 'how many')
}

/** `more water`, `too much homework` as the object of an action: 물을 더, 숙제를 너무 많이. */
const AMOUNTS: Readonly<Partial<Record<Determiner, string>>> = { more: '더', 'too many': '너무 많이', many: '많이' }

function amountBehind({ object, role }: Argument, particle: string | undefined): string | undefined {
  const { determiner, adjectives, relative, attached, possessor, head } = object
  if (role !== 'obj' || particle !== '을/를' || determiner === undefined) return undefined
  if (adjectives.length > 0 || relative || attached || possessor || head.kind !== 'noun') return undefined
  return determiner === 'many' && head.entry.tags.has('person') ? undefined : AMOUNTS[determiner]
}

function withoutDeterminer({ determiner: _amount, ...object }: NounPhrase): NounPhrase {
  return { ...object, plural: false }
}

/** The object with its amount behind it: 책을 몇 권, 물을 더. */
function countedBehind(
  builders: PhraseBuilders,
  rendering: Rendering,
  argument: Argument,
  particle: string,
): KoreanWord[] | undefined {
  const { object } = argument
  if (object.focus !== undefined) return undefined
  if (isCountedBehind(argument, particle)) return existingWords(builders, rendering, object, particle as Particle)
  const amount = amountBehind(argument, particle)
  if (amount === undefined) return undefined
  const thing = markedPhrase(builders, rendering, withoutDeterminer(object), '을/를', 'obj')
  return [...thing, ...plainWords(amount, object.determiner ?? '', [object.span.from])]
}

/** The words that fill a slot of the verb; `에+대해` is a particle with a word after it. With `youUnderstood`, you is left out. */
export function argumentWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  argument: Argument,
  youUnderstood: boolean,
): KoreanWord[] {
  if (youUnderstood && isUnderstoodYou(rendering, argument)) {
    fire(rendering, 'you/dropped')
    return []
  }
  const [particle = '', word] = argument.particle.split('+')
  if (isUnsaid(argument) || isKnownAnimal(rendering, argument)) return []
  if (isEmptyWord(argument.object)) return emptyWords(builders, rendering, argument)
  if (isPronoun(argument.object, 'anything') && argument.role === 'obj' && !isDescribed(argument.object))
    return plainWords(isSpoken(rendering) ? '뭐 좀' : '무엇을 좀', 'something', tokensOf(argument.object.span))
  const counted = countedBehind(builders, rendering, argument, particle)
  if (counted) return counted
  const owner = particle === '의' ? pronounOwner(rendering, argument.object) : undefined
  if (owner && word !== undefined) return [...owner, ...plainWords(word, argument.role, tokensOf(argument.object.span))]
  const marked =
    particle === '-'
      ? nounWords(builders, rendering, argument.object)
      : markedPhrase(
          builders,
          rendering,
          argument.object,
          particle as Particle,
          englishRole(argument, particle as Particle),
        )
  return word === undefined ? marked : withTopicWord(rendering, argument, marked, word)
}

/** 친구에 대해, 어젯밤 일에 대해 */
function withTopicWord(
  rendering: Rendering,
  { object, role }: Argument,
  marked: KoreanWord[],
  word: string,
): KoreanWord[] {
  const matter = word === '대해' && isKind(object, 'time') ? withMatter(rendering, marked) : marked
  return [...matter, ...plainWords(word, role, tokensOf(object.span))]
}

/** `talk about last night`: what happened then, 어젯밤 일에 대해. */
function withMatter(rendering: Rendering, marked: KoreanWord[]): KoreanWord[] {
  const [time] = marked
  const bare = time?.parts[0]
  if (marked.length !== 1 || !time || !bare) return marked
  const named = { ...time, text: bare.text, parts: [bare] }
  return [named, ...markedLast(rendering, plainWords('일', 'what happened', []), '에')]
}

/** `my cat was sick, so I took him to the vet`: 동물병원에 데려갔어요. */
function isKnownAnimal({ animal }: Rendering, { object, particle }: Argument): boolean {
  return animal === true && isPronoun(object, 'it') && /^(?:을\/를|에게)$/.test(particle)
}

/** 아무도 and 아무것도 stand without a particle. */
function isEmptyWord(phrase: NounPhrase): boolean {
  const { head } = phrase
  if (isDescribed(phrase)) return false
  return head.kind === 'pronoun' && (head.id === 'nobody' || head.id === 'nothing')
}

/** 아무에게도, 아무와도: a particle stands between 아무 and 도. */
function nobodyWords(rendering: Rendering, object: NounPhrase, particle: Particle): KoreanWord[] {
  const marked = withParticle('아무', particleInTone(rendering, particle, object))
  return plainWords(`${marked}도`, 'nobody', tokensOf(object.span))
}

function isEmptyPronoun(object: NounPhrase): boolean {
  return isEmptyWord(object) && isPronoun(object, 'nobody')
}

/** 아무도 and 아무것도 have no place for 을/를 and 이/가. */
function emptyWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  { object, particle, role }: Argument,
): KoreanWord[] {
  const whole = nounWords(builders, rendering, object)
  const isNobody = isPronoun(object, 'nobody')
  if (particle === '을/를' || particle === '이/가' || particle === '-') return whole
  if (!isNobody || particle.includes('+')) throw new Untranslatable(`nobody ${role}`)
  return nobodyWords(rendering, object, particle as Particle)
}

/** Something is done at a place (에서), something is there (에), or the place is the topic: 밖은 춥다. */
export type PlaceUse = 'doing' | 'being' | 'topic'

const PLACE_RULES: Readonly<Partial<Record<PlaceUse, RuleId>>> = {
  doing: 'particle/place-action',
  being: 'particle/place-being',
}

export const PLACE_PARTICLES = { doing: '에서', being: '에', topic: '은/는' } as const

function withYou(rendering: Rendering, phrase: PrepositionalPhrase): KoreanWord[] | undefined {
  const { preposition, object } = phrase
  if (preposition.role !== 'companion' || !isPronoun(object, 'you') || rendering.tone === 'casual') return undefined
  fire(rendering, 'you/dropped')
  return plainWords('함께', 'together', tokensOf(phrase.span))
}

/** A prepositional phrase as noun, place word and particle: 책상 위에, 친구와 함께; with focus 주말에만. */
export function prepositionalWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: PrepositionalPhrase,
  use: PlaceUse,
): KoreanWord[] {
  const { focus, ...object } = phrase.object
  const words = placedWords(builders, rendering, { ...phrase, object }, use)
  return focus === undefined ? words : withFocus(rendering, words, phrase.object)
}

function placedWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: PrepositionalPhrase,
  use: PlaceUse,
): KoreanWord[] {
  const said = withYou(rendering, phrase) ?? beyondAnyone(phrase)
  if (said) return said
  const { preposition, object } = phrase
  const isPlace = preposition.role === 'place' && preposition.word !== '중'
  const particle = isPlace ? PLACE_PARTICLES[use] : preposition.particle
  const rule = isPlace && preposition.word === undefined ? PLACE_RULES[use] : undefined
  const marked = () =>
    particle === ''
      ? nounWords(builders, rendering, object)
      : markedPhrase(builders, rendering, object, particle, preposition.english, rule)
  if (preposition.word === undefined || isBoundedStretch(rendering, phrase)) return withPreposition(marked(), phrase)
  const sources = tokensOf(phrase.span)
  if (preposition.role === 'topic' || preposition.role === 'purpose')
    return [...marked(), ...plainWords(preposition.word, preposition.english, sources)]
  const owner = preposition.role === 'place' ? pronounOwner(rendering, object, true) : undefined
  const noun = owner ?? nounWords(builders, rendering, object)
  if (SUFFIXED.test(preposition.word)) return withSuffixed(noun, preposition.word, preposition.english, sources)
  const words = inOneBreath(noun, plainWords(preposition.word, preposition.english, sources))
  if (particle === '') return words
  if (isPlace) firePlace(rendering, use, preposition.english, textOf(words))
  return markedLast(rendering, words, particle)
}

function beyondAnyone(phrase: PrepositionalPhrase): KoreanWord[] | undefined {
  return phrase.preposition.english === 'than' && isAnyone(phrase.object) ? thanAnyone(phrase) : undefined
}

/** The particle, or the place in the order, says what the preposition says. */
export function withPreposition(words: KoreanWord[], { preposition, span }: PrepositionalPhrase): KoreanWord[] {
  const last = words.at(-1)
  const to = span.from + preposition.english.split(' ').length
  return last
    ? [...words.slice(0, -1), { ...last, sources: [...last.sources, ...tokensOf({ from: span.from, to })] }]
    : []
}

/** `for over an hour`, in speech `for about an hour`: 한 시간 이상, 한 시간쯤, without 동안. */
function isBoundedStretch(rendering: Rendering, { preposition, object: { quantity } }: PrepositionalPhrase): boolean {
  if (preposition.word !== '동안' || preposition.particle !== '') return false
  return quantity?.beyond !== undefined || (quantity?.roughly === '약' && isSpoken(rendering))
}

/** Words that are written to the noun before them. */
const SUFFIXED = /^(?:째|쯤)$/

/** 5년째, 일곱 시쯤 */
function withSuffixed(
  words: readonly KoreanWord[],
  text: string,
  english: string,
  sources: readonly number[],
): KoreanWord[] {
  return words.map((word, at) => {
    if (at < words.length - 1) return word
    const parts = [...word.parts, { text, meaning: english }]
    return { ...word, text: `${word.text}${text}`, parts, sources: [...word.sources, ...sources] }
  })
}

function firePlace(rendering: Rendering, use: PlaceUse, english: string, place: string): void {
  fire(rendering, 'place/word', english, place)
  const rule = PLACE_RULES[use]
  if (rule) fire(rendering, rule, PLACE_PARTICLES[use], place)
}
