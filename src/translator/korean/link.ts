import type { Suffix } from '#korean/morpheme.ts'
import { recast } from '#translator/construction/recast.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'
import type { Relation } from '#translator/frame/frameTerm.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import type { Chain } from '#translator/korean/chain.ts'
import {
  CONNECTIVES,
  type Connective,
  INTERRUPTED,
  REASON_TO_ACT,
  SINCE_THEN,
  SPOKEN_REASON,
  UNREAL,
  UNREAL_PAST,
} from '#translator/korean/connective.ts'
import { doingConnective } from '#translator/korean/doingConnective.ts'
import { futureSuffix } from '#translator/korean/finalSuffixes.ts'
import { isFuture } from '#translator/korean/groupSuffixes.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { grownUp, suitedConnective } from '#translator/korean/suitedConnective.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

/** With arriving, finishing and becoming, `when` before a future action is a condition: 도착하면 전화할게요. */
const COMING_TRUE = new Set([
  '도착하다',
  '오다',
  '돌아오다',
  '끝나다',
  '끝내다',
  '일어나다',
  '되다',
  '필요하다',
  '준비되다',
])

function comesTrue({ predicate, group }: Clause): boolean {
  const { tense, modal } = group
  if (tense === 'past' || modal !== undefined || group.progressive) return false
  return isLexicalVerb(predicate) && COMING_TRUE.has(predicate.entry.korean)
}

const TO_COME: ReadonlySet<Clause['mood']> = new Set(['command', 'request', 'suggestion', 'proposal', 'offer'])

function isToCome(main: Clause): boolean {
  return TO_COME.has(main.mood) || main.group.modal === 'will'
}

/** `since` is about time next to a perfect; otherwise it gives a reason. */
function isEverSince({ relation, clause }: Pick<Link, 'relation' | 'clause'>, main: Clause | undefined): boolean {
  if (relation === 'ever since') return true
  return relation === 'since' && (main?.group.perfect === true || clause.subject === undefined)
}

/** `if I had wings, I would fly`. */
function isUnreal({ group }: Clause, main: Clause | undefined): boolean {
  return group.tense === 'past' && /^(?:would|could|might)$/.test(main?.group.modal ?? '')
}

/** The connective of a link, chosen by its tense and by the main clause. */
function connectiveOf(link: Link, main: Clause | undefined): Connective {
  const { relation, clause } = link
  const suited = suitedConnective(link, main) ?? doingConnective(link, main)
  if (suited) return suited
  if (relation === 'if' && isUnreal(clause, main)) return clause.group.perfect ? UNREAL_PAST : UNREAL
  if (isEverSince({ relation, clause }, main))
    return clause.predicate.kind === 'verb' ? CONNECTIVES['ever since'] : SINCE_THEN
  if (relation === 'because' && main) return isTold(main) ? SPOKEN_REASON : REASON_TO_ACT
  if (relation === 'when' && main && isToCome(main) && comesTrue(clause)) return { ...CONNECTIVES.if, english: 'when' }
  return CONNECTIVES[relation]
}

/** After coming, going and getting up, what follows happens there: 일어나서 책을 펴세요. */
const FOLLOWED = new Set([
  '가다',
  '오다',
  '나가다',
  '나오다',
  '들어가다',
  '들어오다',
  '돌아오다',
  '일어나다',
  '앉다',
  '만나다',
])

function isTold({ mood }: Clause): boolean {
  return mood === 'statement' || mood === 'question' || mood === 'exclamation'
}

const FUTURE_BEFORE: ReadonlySet<Relation> = new Set(['but', 'because', 'although'])
const ENDED: ReadonlySet<Suffix> = new Set(['-(으)ㄹ 거다', '-(으)ㄹ 것이다'])

function linkSuffixes(
  rendering: Rendering,
  relation: Relation,
  { suffix, tense }: Connective,
  mainMood: Clause['mood'],
  sameSubject: boolean,
): (chain: Chain, clause: Clause) => readonly Suffix[] {
  const commands = mainMood !== 'statement' && mainMood !== 'question'
  const chosen = commands && relation === 'so' ? '-(으)니까' : suffix
  return (chain, { group }) => {
    const broken = suffix === INTERRUPTED.suffix
    const kept =
      tense === 'keeps'
        ? chain.suffixes
        : chain.suffixes.filter((each) => each !== '-았-' && !(broken && each === '-고 있다'))
    const future =
      isFuture(group) && FUTURE_BEFORE.has(relation) && !kept.some((each) => ENDED.has(each))
        ? [futureSuffix(rendering)]
        : []
    const follows = sameSubject && relation === 'and' && kept.length === 0 && FOLLOWED.has(chain.predicate.lemma)
    return [...kept, ...future, follows ? '-아서' : chosen]
  }
}

/** `I'm sorry, but …`: a feeling is the speaker's own. */
function isSpeakersFeeling({ subject, predicate }: Clause): boolean {
  return isPronoun(subject, 'I') && predicate.kind === 'adjective'
}

/** `if I were you` */
export function isInYourPlace({ relation, clause: { predicate, subject } }: Link): boolean {
  if (relation !== 'if' || predicate.kind !== 'noun') return false
  return isListener(predicate.complement) && isPronoun(subject, 'I')
}

/** 저라면 */
function inYourPlace(rendering: Rendering, link: Link): KoreanWord[] | undefined {
  const { predicate } = link.clause
  const { span } = link
  if (!isInYourPlace(link) || predicate.kind !== 'noun') return undefined
  const sources = tokensOf({ from: span.from, to: predicate.complement.span.to })
  return plainWords(rendering.tone === 'casual' ? '나라면' : '저라면', 'if I were you', sources)
}

/** The last word renders the English connective as well. */
function withWord(words: KoreanWord[], { word, attached = '', english }: Connective, { span }: Link): KoreanWord[] {
  const sources = tokensOf(span)
  if (word !== undefined) return [...words, ...plainWords(word, english, sources)]
  const last = words.at(-1)
  if (!last) return []
  const parts = attached === '' ? last.parts : [...last.parts, { text: attached, meaning: english }]
  return [...words.slice(0, -1), { ...last, text: last.text + attached, parts, sources: [...last.sources, ...sources] }]
}

/** A link to an order that is about the listener belongs to the order: or you will miss it. */
function negatedClause(clause: Clause): Clause {
  return { ...clause, mood: 'statement', group: { ...clause.group, negative: !clause.group.negative } }
}

/** One linked clause with its connective, before `main` or alone. */
export function linkedWords(
  builders: PhraseBuilders,
  rendering: Rendering,
  link: Link,
  main: Clause | undefined,
): KoreanWord[] {
  const swapped = inYourPlace(rendering, link)
  if (swapped) return swapped
  const { relation } = link
  const connective = connectiveOf(link, main)
  const linked = connective.negates ? negatedClause(link.clause) : link.clause
  const commands = linked.mood === 'command' && main?.mood === 'command' && relation === 'and' && !linked.group.negative
  if (linked.mood !== 'statement' && !commands) throw new Untranslatable(`${linked.mood} ${relation}`)
  const same = isSamePerson(main?.subject, linked.subject)
  const shared = same || isSpeakersFeeling(linked)
  const early = relation === 'when' || relation === 'since' ? recast(rendering, 'time', linked) : linked
  const meant = relation === 'when' ? grownUp(early) : early
  const named = same && main?.subject ? { ...meant, subject: main.subject } : meant
  const spoken = shared ? { ...named, sharedSubject: true } : meant
  const words = builders.embedded(
    rendering,
    spoken,
    linkSuffixes(rendering, relation, connective, main?.mood ?? 'statement', shared || !linked.subject),
    relation === 'and' || relation === 'but',
  )
  return withWord(words, connective, link)
}

const OF_THE_SUBJECT: ReadonlySet<Relation> = new Set(['without', 'by', 'instead', 'doing', 'while', 'before', 'after'])

/** Whether the main clause's subject is said before a link because both clauses share it. */
export function isLedBySubject(main: Clause, { relation, clause }: Link): boolean {
  const itsOwn = clause.subject === undefined && OF_THE_SUBJECT.has(relation)
  return itsOwn || isSamePerson(main.subject, clause.subject)
}

export function linkWords(builders: PhraseBuilders, rendering: Rendering, clause: Clause): KoreanWord[] {
  return (clause.precedingClauses ?? []).flatMap((link) => linkedWords(builders, rendering, link, clause))
}
