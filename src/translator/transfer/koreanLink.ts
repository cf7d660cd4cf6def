import type { Suffix } from '#korean/morpheme.ts'
import type { Clause, Link } from '#translator/analysis/frame.ts'
import type { Relation } from '#translator/analysis/frameTerm.ts'
import { futureSuffix } from '#translator/transfer/finalSuffixes.ts'
import { isFuture } from '#translator/transfer/groupSuffixes.ts'
import type { Chain } from '#translator/transfer/koreanChain.ts'
import type { KoreanWord } from '#translator/transfer/koreanWord.ts'
import { isSamePerson } from '#translator/transfer/recastPhrase.ts'
import { withChildhood } from '#translator/transfer/recastVerb.ts'
import type { Renderer } from '#translator/transfer/renderer.ts'
import { fire, type Rendering, Untranslatable } from '#translator/transfer/rendering.ts'

const CONNECTIVES: Readonly<Record<Relation, { suffix: Suffix; tense: 'keeps' | 'drops'; english: string }>> = {
  because: { suffix: '-기 때문에', tense: 'keeps', english: 'because' },
  so: { suffix: '-아서', tense: 'drops', english: 'so' },
  if: { suffix: '-(으)면', tense: 'drops', english: 'if' },
  when: { suffix: '-(으)ㄹ 때', tense: 'keeps', english: 'when' },
  before: { suffix: '-기 전에', tense: 'drops', english: 'before' },
  after: { suffix: '-(으)ㄴ 후에', tense: 'drops', english: 'after' },
  while: { suffix: '-는 동안', tense: 'drops', english: 'while' },
  until: { suffix: '-(으)ㄹ 때까지', tense: 'drops', english: 'until' },
  although: { suffix: '-지만', tense: 'keeps', english: 'although' },
  'as soon as': { suffix: '-자마자', tense: 'drops', english: 'as soon as' },
  and: { suffix: '-고', tense: 'drops', english: 'and' },
  but: { suffix: '-지만', tense: 'keeps', english: 'but' },
  or: { suffix: '-거나', tense: 'drops', english: 'or' },
  since: { suffix: '-아서', tense: 'drops', english: 'since' },
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

function linkSuffixes(
  rendering: Rendering,
  relation: Relation,
  mainMood: Clause['mood'],
): (chain: Chain, clause: Clause) => readonly Suffix[] {
  const { suffix, tense, english } = CONNECTIVES[relation]
  const commands = mainMood !== 'statement' && mainMood !== 'question'
  const chosen = commands && (relation === 'because' || relation === 'so') ? '-(으)니까' : suffix
  fire(rendering, 'connective', chosen, english)
  return (chain, { group }) => {
    const kept = tense === 'keeps' ? chain.suffixes : chain.suffixes.filter((each) => each !== '-았-')
    const future =
      isFuture(group) && (relation === 'but' || relation === 'because' || relation === 'although')
        ? [futureSuffix(rendering)]
        : []
    const follows = relation === 'and' && kept.length === 0 && FOLLOWED.has(chain.predicate.lemma)
    return [...kept, ...future, follows ? '-아서' : chosen]
  }
}

/** `I'm sorry, but …`: a feeling is the speaker's own. */
function isSpeakersFeeling({ subject, predicate }: Clause): boolean {
  return subject?.head.kind === 'pronoun' && subject.head.id === 'I' && predicate.kind === 'adjective'
}

/** One linked clause with its connective, before `main` or alone. */
export function linkedWords(
  renderer: Renderer,
  rendering: Rendering,
  { relation, clause: linked }: Link,
  main: Clause | undefined,
): KoreanWord[] {
  const commands = linked.mood === 'command' && main?.mood === 'command' && relation === 'and' && !linked.group.negative
  if (linked.mood !== 'statement' && !commands) throw new Untranslatable(`${linked.mood} ${relation}`)
  const shared = isSamePerson(main?.subject, linked.subject) || isSpeakersFeeling(linked)
  const meant = relation === 'when' ? withChildhood(linked) : linked
  const spoken = shared ? { ...meant, sharedSubject: true } : meant
  return renderer.embedded(
    rendering,
    spoken,
    linkSuffixes(rendering, relation, main?.mood ?? 'statement'),
    relation === 'and' || relation === 'but',
  )
}

export function linkWords(renderer: Renderer, rendering: Rendering, clause: Clause): KoreanWord[] {
  return (clause.before ?? []).flatMap((link) => linkedWords(renderer, rendering, link, clause))
}
