import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Clause, NounPhrase, PrepositionalPhrase, RelativeClause, VerbPhrase } from '#translator/frame/frame.ts'
import { withoutGapArgument } from '#translator/frame/gap.ts'
import { isPurposed } from '#translator/frame/originPhrase.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { withObjects, withPredicate } from '#translator/frame/replaced.ts'
import { NO_SUBJECT } from '#translator/frame/subjectPerson.ts'
import { prepositionalWords, withPreposition } from '#translator/korean/argument.ts'
import { attributivePhraseWords } from '#translator/korean/attributivePhrase.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { closedWords } from '#translator/korean/closedWords.ts'
import { isFuture } from '#translator/korean/groupSuffixes.ts'
import { markedLast, nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import type { KoreanWord } from '#translator/korean/word.ts'

const GOING_ON: ReadonlySet<Suffix> = new Set(['-고 있다', '-고 계시다'])

/** Actions that lasted or were repeated: 하던 말, 예전에 알던 사람, 앉아 있던 사람. */
function lastedSuffixes({ predicate, suffixes }: Chain, group: VerbPhrase['group']): Suffix[] | undefined {
  const lasted = group.progressive || (group.modal === 'used to' && predicate.pos === 'verb')
  if (!lasted || suffixes.at(-1) !== '-았-') return undefined
  const honors = suffixes.includes('-고 계시다') && predicate.class !== '시다'
  const bare = suffixes.slice(0, -1).filter((suffix) => !GOING_ON.has(suffix))
  return [...bare, ...(honors ? (['-시-'] as const) : []), '-던']
}

function attributiveSuffixes(chain: Chain, group: VerbPhrase['group']): Suffix[] {
  if (isFuture(group)) return [...chain.suffixes, '-(으)ㄹ']
  if (chain.suffixes.at(-1) !== '-았-') return [...chain.suffixes, '-는']
  const lasted = lastedSuffixes(chain, group)
  if (lasted) return lasted
  const past: Suffix[] = [...chain.suffixes.slice(0, -1), '-(으)ㄴ']
  return admits(chain.predicate, past) ? past : [...chain.suffixes, '-던']
}

/** `a trip to Japan`: 일본 여행. */
function isJourney({ head, attached }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.tags.has('journey') && attached?.preposition.english === 'to'
}

/** `the difference between jam and jelly`: 잼과 젤리의 차이. */
function isBetween({ head, attached }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.tags.has('relation') && attached?.preposition.english === 'between'
}

/** `a way to learn Korean`: 한국어를 배우는 방법. */
function isWay({ head }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.english === 'way'
}

/** Things that belong to a surface, 벤치의 페인트, and all that a town has, 이 도시의 모든 거리. */
function isCoat({ head, attached, determiner }: NounPhrase): boolean {
  if (head.kind !== 'noun' || !attached || /^[안위]$/.test(attached.preposition.word ?? '')) return false
  const { english } = attached.preposition
  if (english === 'on') return head.entry.tags.has('coat')
  return english === 'in' && /^(?:every|all)/.test(determiner ?? '')
}

function ofWords(builders: PhraseBuilders, rendering: Rendering, { object, span }: PrepositionalPhrase): KoreanWord[] {
  const words = markedLast(rendering, nounWords(builders, rendering, object), '의').map((word, index, all) =>
    index === all.length - 1 ? { ...word, sources: [...word.sources, span.from] } : word,
  )
  fire(rendering, 'particle/possessive', words.at(-1)?.text ?? '')
  return words
}

/** `the tallest man I've ever seen`: the superlative includes `ever`, 제가 본 가장 키가 큰 남자. */
function withoutEver(noun: NounPhrase): NounPhrase {
  const { relative, adjectives } = noun
  if (!relative?.clause.group.ever || !adjectives.some(({ degree }) => degree === 'superlative')) return noun
  const group = { ...relative.clause.group, ever: false }
  return { ...noun, relative: { ...relative, clause: { ...relative.clause, group } } }
}

/** `students who forgot their homework`: the owner is the noun itself and goes unsaid. */
function withoutOwnOwner({ gap, clause }: RelativeClause): Clause {
  const { predicate } = clause
  if (gap !== 'subject' || predicate.kind !== 'verb') return clause
  const own = withObjects(predicate, (object) => {
    if (!isPronoun(object.possessor, 'they', 'he', 'she')) return object
    const { possessor: _own, ...rest } = object
    return rest
  })
  return withPredicate(clause, own)
}

/** `a balloon that was bigger`: the quality lasts as long as the thing is told of, 더 큰 풍선. */
function ofQuality(clause: Clause): Clause {
  const { predicate, group, adjuncts } = clause
  const lasts = predicate.kind === 'adjective' && predicate.linking === 'be' && adjuncts.length === 0 && !clause.subject
  if (!lasts || group.tense !== 'past' || group.modal || group.perfect || group.never) return clause
  const { entry } = predicate.phrase
  if ('unknown' in entry || entry.predicate?.pos !== 'adjective') return clause
  return { ...clause, group: { ...group, tense: 'present' } }
}

/** `someone who could help`: the ability, 도와줄 수 있는 사람. */
function ofAbility(clause: Clause): Clause {
  const { group } = clause
  if (group.modal !== 'could' || group.perfect || clause.subject) return clause
  return { ...clause, group: { ...group, modal: 'can' } }
}

export function relativeWords(builders: PhraseBuilders, rendering: Rendering, phrase: NounPhrase): KoreanWord[] {
  const { relative, attached, purpose } = withoutEver(phrase)
  if (purpose) {
    const chain = builders.phraseChain(rendering, withoutGapArgument(purpose), NO_SUBJECT)
    return closedWords(chain, [...chain.suffixes, isWay(phrase) ? '-는' : '-(으)ㄹ'])
  }
  if (attached && relative)
    return [...placeWords(builders, rendering, attached, relative), ...clauseWords(builders, rendering, relative)]
  if (attached) return attachedWords(builders, rendering, phrase, attached)
  return relative ? clauseWords(builders, rendering, relative) : []
}

function attachedWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  phrase: NounPhrase,
  attached: PrepositionalPhrase,
): KoreanWord[] {
  if (isPurposed(phrase, attached)) return withPreposition(nounWords(builders, rendering, attached.object), attached)
  if (isJourney(phrase)) return nounWords(builders, rendering, attached.object)
  if (isBetween(phrase) || isCoat(phrase)) return ofWords(builders, rendering, attached)
  const best = phrase.adjectives.some(({ degree }) => degree === 'superlative') && attached.preposition.role === 'place'
  return best
    ? prepositionalWords(builders, rendering, attached, 'doing')
    : attributivePhraseWords(builders, rendering, attached)
}

/** `a park near our house where people walk`: the place stands before the clause, 저희 집 근처에서 사람들이 산책하는. */
function placeWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  attached: PrepositionalPhrase,
  { clause }: RelativeClause,
): KoreanWord[] {
  const acts = clause.predicate.kind !== 'adjective' && clause.predicate.kind !== 'noun'
  return acts
    ? prepositionalWords(builders, rendering, attached, 'doing')
    : attributivePhraseWords(builders, rendering, attached)
}

function clauseWords(builders: PhraseBuilders, rendering: Rendering, relative: RelativeClause): KoreanWord[] {
  const words = builders.embedded(
    rendering,
    withoutGapArgument(ofQuality(ofAbility(withoutOwnOwner(relative)))),
    (chain, { group }) => attributiveSuffixes(chain, group),
  )
  fire(rendering, 'relative', words.map(({ text }) => text).join(' '))
  return words
}
