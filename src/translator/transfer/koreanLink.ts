import type { Suffix } from '#korean/morpheme.ts'
import type { Clause } from '#translator/analysis/frame.ts'
import type { Relation } from '#translator/analysis/frameTerm.ts'
import { futureSuffix } from '#translator/transfer/finalSuffixes.ts'
import { isFuture } from '#translator/transfer/groupSuffixes.ts'
import type { Chain } from '#translator/transfer/koreanChain.ts'
import type { KoreanWord } from '#translator/transfer/koreanWord.ts'
import { isSamePerson } from '#translator/transfer/recastPhrase.ts'
import { withChildhood } from '#translator/transfer/recastVerb.ts'
import type { Renderer } from '#translator/transfer/renderer.ts'
import { type Rendering, Untranslatable } from '#translator/transfer/rendering.ts'

const CONNECTIVES: Readonly<Record<Relation, { suffix: Suffix; tense: 'keeps' | 'drops' }>> = {
  because: { suffix: '-기 때문에', tense: 'keeps' },
  so: { suffix: '-아서', tense: 'drops' },
  if: { suffix: '-(으)면', tense: 'drops' },
  when: { suffix: '-(으)ㄹ 때', tense: 'keeps' },
  before: { suffix: '-기 전에', tense: 'drops' },
  after: { suffix: '-(으)ㄴ 후에', tense: 'drops' },
  while: { suffix: '-는 동안', tense: 'drops' },
  until: { suffix: '-(으)ㄹ 때까지', tense: 'drops' },
  although: { suffix: '-지만', tense: 'keeps' },
  'as soon as': { suffix: '-자마자', tense: 'drops' },
  and: { suffix: '-고', tense: 'drops' },
  but: { suffix: '-지만', tense: 'keeps' },
  or: { suffix: '-거나', tense: 'drops' },
  since: { suffix: '-아서', tense: 'drops' },
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
  const { suffix, tense } = CONNECTIVES[relation]
  const commands = mainMood !== 'statement' && mainMood !== 'question'
  const chosen = commands && (relation === 'because' || relation === 'so') ? '-(으)니까' : suffix
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

export function linkWords(renderer: Renderer, rendering: Rendering, clause: Clause): KoreanWord[] {
  return (clause.before ?? []).flatMap(({ relation, clause: linked }) => {
    const commands =
      linked.mood === 'command' && clause.mood === 'command' && relation === 'and' && !linked.group.negative
    if (linked.mood !== 'statement' && !commands) throw new Untranslatable(`${linked.mood} ${relation}`)
    const shared = isSamePerson(clause.subject, linked.subject) || isSpeakersFeeling(linked)
    const meant = relation === 'when' ? withChildhood(linked) : linked
    const spoken = shared ? { ...meant, sharedSubject: true } : meant
    return renderer.embedded(
      rendering,
      spoken,
      linkSuffixes(rendering, relation, clause.mood),
      relation === 'and' || relation === 'but',
    )
  })
}
