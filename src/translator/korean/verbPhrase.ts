import { contractedCopula, copula, predicate as koreanPredicate } from '#korean/predicate.ts'
import { recastPhrase } from '#translator/construction/recast.ts'
import type { Adjunct, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type VerbGroup } from '#translator/frame/frameTerm.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isObligation } from '#translator/frame/obligation.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { placed } from '#translator/korean/adjunct.ts'
import { causeChain, stateChain } from '#translator/korean/cause.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { closedWords } from '#translator/korean/closedWords.ts'
import { isFollowed } from '#translator/korean/connective.ts'
import { constructionChain } from '#translator/korean/construction.ts'
import { controlChain } from '#translator/korean/control.ts'
import { grouped } from '#translator/korean/groupSuffixes.ts'
import { infinitiveChain, isTooMuch, judgmentChain } from '#translator/korean/infinitive.ts'
import { negated } from '#translator/korean/negation.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { simpleChain } from '#translator/korean/predicate.ts'
import { type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { reportChain } from '#translator/korean/report.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/korean/word.ts'

function predicateChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  { predicate, group }: VerbPhrase,
  person: SubjectPerson,
): Chain {
  const negative = group.negative || group.never
  switch (predicate.kind) {
    case 'control':
      if (predicate.control === 'think of' && !group.progressive) throw new Untranslatable('think of')
      return controlChain(builders, rendering, predicate, person)
    case 'cause':
      return causeChain(builders, rendering, predicate, person, group)
    case 'state':
      return stateChain(builders, rendering, predicate)
    case 'infinitive':
      if (negative && isTooMuch(predicate.phrase)) throw new Untranslatable('not too … to')
      return infinitiveChain(builders, rendering, predicate, person)
    case 'judgment':
      return judgmentChain(builders, rendering, predicate, person)
    case 'report':
      return reportChain(builders, rendering, predicate, group)
    case 'construction':
      return constructionChain(builders, rendering, predicate, person)
    default: {
      const chain = simpleChain(builders, rendering, predicate, person, negative)
      if (!chain) throw new Untranslatable(predicate.kind)
      return chain
    }
  }
}

function subjectOf(phrase: VerbPhrase & { subject?: NounPhrase }): NounPhrase | undefined {
  return phrase.subject
}

/** The negative of -아야 하다 is -지 않아도 되다. */
function groupedControl(rendering: Rendering, phrase: VerbPhrase, chain: Chain, person: SubjectPerson): Chain {
  const { predicate } = phrase
  const group = attempted(phrase)
  if (!isObligation(predicate) || !(group.negative || group.never))
    return grouped(rendering, chain, copularGroup({ ...phrase, group }), person)
  const bare = { ...chain, suffixes: chain.suffixes.slice(0, -1) }
  const free = { ...negated(rendering, bare), stative: true }
  return grouped(
    rendering,
    { ...free, suffixes: [...free.suffixes, '-아도 되다'] },
    { ...group, negative: false, never: false },
    person,
  )
}

/** `I've been trying to call`: the attempts are over or failed, 하려고 했어요. */
function attempted({ predicate, group }: VerbPhrase): VerbGroup {
  const tried = predicate.kind === 'control' && predicate.control === 'attempt' && group.perfect
  return tried ? { ...group, progressive: false } : group
}

/** The negative of be + noun is already in 아니다. */
function copularGroup({ predicate, group }: VerbPhrase) {
  return predicate.kind === 'noun' ? { ...group, negative: false, never: false } : group
}

/** `my hobby is reading`: the complement is an action, 책을 읽는 것이다. */
function isPursuit({ group, predicate }: VerbPhrase, subject: NounPhrase | undefined): boolean {
  if (!group.progressive || predicate.kind !== 'verb' || subject?.head.kind !== 'noun') return false
  return subject.head.entry.tags.has('pursuit')
}

function pursuedChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: VerbPhrase,
  person: SubjectPerson,
): Chain {
  if (phrase.group.negative || phrase.group.tense === 'past') throw new Untranslatable('gerund')
  const action = phraseChain(builders, rendering, { ...phrase, group: PLAIN_GROUP }, person)
  const words = closedWords(action, [...action.suffixes, '-는 것']).slice(0, -1)
  const thing = isSpoken(rendering) ? contractedCopula('거') : copula('것')
  return { ...action, words, predicate: thing, suffixes: [], gloss: 'thing', stative: true, resulting: false }
}

const CONCRETE = ['person', 'animal', 'body', 'machine', 'vehicle', 'place', 'food', 'drink', 'clothing'] as const

/** `my legs were shaking an hour`: legs are not an action. Throws. */
function refuseActionOfThing({ predicate }: VerbPhrase, subject: NounPhrase | undefined): void {
  const isAction = predicate.kind === 'noun' && predicate.complement.head.kind === 'action'
  if (isAction && subject && CONCRETE.some((kind) => isKind(subject, kind)))
    throw new Untranslatable('action of a thing')
}

function isAlmost(adjunct: Adjunct): boolean {
  return adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && adjunct.use.entry.english === 'almost'
}

/** `he almost died`: 죽을 뻔했다. */
function isNarrowEscape({ predicate, adjuncts, group }: VerbPhrase): boolean {
  if (!isLexicalVerb(predicate) || group.tense !== 'past') return false
  return predicate.entry.tags.has('mishap') && !group.negative && adjuncts.some(isAlmost)
}

function escapedChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: VerbPhrase,
  person: SubjectPerson,
): Chain {
  const adjuncts = phrase.adjuncts.filter((adjunct) => !isAlmost(adjunct))
  const almost = phrase.adjuncts
    .filter(isAlmost)
    .flatMap((each) => (each.kind === 'adverb' ? tokensOf(each.use.span) : []))
  const chain = phraseChain(builders, rendering, { ...phrase, adjuncts, group: PLAIN_GROUP }, person)
  return {
    ...chain,
    suffixes: [...chain.suffixes, '-(으)ㄹ 뻔하다', '-았-'],
    sources: [...chain.sources, ...almost],
    stative: true,
  }
}

const JALHADA = koreanPredicate('잘하다', 'verb', '하다')
const JAL_MOTHADA = koreanPredicate('잘 못하다', 'verb', '하다')

/** Skills: good or bad at something. */
const SKILL = /^(요리|수영|노래|운전|공부|농담|연주|청소|설명|발표|연기)하다$/

/** `not very well` is 잘 못: 아주 would say that it is very bad. */
function lessEmphatic(words: KoreanWord[]): KoreanWord[] {
  const [very, well] = words.slice(-2)
  if (very?.text !== '아주' || well?.text !== '잘') return words
  return [...words.slice(0, -2), { ...well, sources: [...very.sources, ...well.sources] }]
}

/** `can't cook well` is 요리를 잘 못하다: the skill is in the word. */
function withoutAbility({ modal, ...group }: VerbGroup): VerbGroup {
  if (modal === 'could') return { ...group, tense: 'past' }
  return modal === 'can' || modal === undefined ? group : { ...group, modal }
}

/** 잘 and 하다 are one word: 한국어를 잘해요, 수영을 아주 잘해요. */
function doneWell(chain: Chain, words: KoreanWord[], late: KoreanWord[]): Chain {
  const well = words.at(-1)
  const skill = chain.words.length === 0 ? SKILL.exec(chain.predicate.lemma)?.[1] : undefined
  if ((chain.predicate.lemma !== '하다' && skill === undefined) || well?.text !== '잘') return { ...chain, words }
  const sources = [...well.sources, ...chain.sources]
  const done = { predicate: JALHADA, negative: JAL_MOTHADA, sources }
  if (skill === undefined) return { ...chain, ...done, words: words.slice(0, -1) }
  const [art] = plainWords(skill, chain.gloss, chain.sources)
  const others = words.slice(0, words.length - late.length)
  const marked = art ? [withParticleWord(art, '을/를', false)] : []
  return { ...chain, ...done, words: [...others, ...marked, ...late.slice(0, -1)] }
}

/** `closed on Mondays`: a repeated state is not a past: 월요일마다 문을 닫아요. */
function isRegular({ predicate, adjuncts }: VerbPhrase): boolean {
  const everyTime = adjuncts.some(
    (each) =>
      each.kind === 'adverb' &&
      'korean' in each.use.entry &&
      (/마다$|^매/.test(each.use.entry.korean) || each.use.entry.tags.has('frequency')),
  )
  const often =
    everyTime ||
    adjuncts.some(
      (each) => each.kind === 'preposition' && each.phrase.preposition.role === 'time' && each.phrase.object.plural,
    )
  return predicate.kind === 'adjective' && often
}

/** 책을 읽고, 책을 읽거나, 앉아서: the phrases before a phrase under the same governing verb. */
function earlierWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  { earlier = [] }: VerbPhrase,
  person: SubjectPerson,
): KoreanWord[] {
  return earlier.flatMap(({ phrase, joined, span }) => {
    const chain = phraseChain(builders, rendering, phrase, person)
    const follows = joined === 'and' && chain.suffixes.length === 0 && isFollowed(chain.predicate)
    const suffix = joined === 'or' ? '-거나' : follows ? '-아서' : '-고'
    const words = closedWords(chain, [...chain.suffixes, suffix])
    const last = words.at(-1)
    return last ? [...words.slice(0, -1), { ...last, sources: [...last.sources, ...tokensOf(span)] }] : []
  })
}

/** A phrase with its verb, what belongs to the verb, and the phrases before it under the same governing verb. */
export function phraseChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  given: VerbPhrase,
  person: SubjectPerson,
): Chain {
  const phrase = recastPhrase(rendering, 'auxiliary', recastPhrase(rendering, 'phrase', given))
  const chain = singleChain(builders, rendering, { given, phrase }, person)
  if (!phrase.earlier) return chain
  return { ...chain, words: [...earlierWords(builders, rendering, phrase, person), ...chain.words] }
}

/** The adverbs next to the verb, before the words that are one with it: 정말 푹 빠졌어요. */
function withLate({ words, fixedWords = 0 }: Chain, late: readonly KoreanWord[]): KoreanWord[] {
  const at = words.length - fixedWords
  return [...words.slice(0, at), ...late, ...words.slice(at)]
}

/** A phrase as it was read, and as Korean says it. */
interface SaidOtherwise {
  given: VerbPhrase
  phrase: VerbPhrase
}

function singleChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  { given, phrase }: SaidOtherwise,
  person: SubjectPerson,
): Chain {
  refuseActionOfThing(phrase, subjectOf(given))
  if (isPursuit(phrase, subjectOf(given))) return pursuedChain(builders, rendering, phrase, person)
  if (isNarrowEscape(phrase)) return escapedChain(builders, rendering, given, person)
  const bare = predicateChain(builders, rendering, phrase, person)
  const chain = isRegular(phrase) ? { ...bare, pastForPresent: false } : bare
  const { early, late, time = 0 } = placed(builders, rendering, phrase, bare, subjectOf(given))
  const describes = phrase.predicate.kind === 'noun' || phrase.predicate.kind === 'adjective'
  const words = describes ? [...early, ...late, ...bare.words] : [...early, ...withLate(bare, late)]
  const denies = phrase.group.negative || phrase.group.never === true
  const done = doneWell(chain, denies ? lessEmphatic(words) : words, late)
  const said = denies && done.predicate === JALHADA ? { ...phrase, group: withoutAbility(phrase.group) } : phrase
  return groupedControl(rendering, said, { ...done, timeWords: time }, person)
}
