import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction, Tell } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import type { Clause } from '#translator/frame/frame.ts'
import type { Modal } from '#translator/frame/frameTerm.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { type NamedPredicate, named } from '#translator/lexicon/koreanKey.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** English `come` to the listener is `go` in Korean. */
const GOING: Readonly<Record<string, NamedPredicate>> = {
  오다: named(koreanPredicate('가다', 'verb', 'regular')),
  들어오다: named(koreanPredicate('들어가다', 'verb', 'regular')),
  가져오다: named(koreanPredicate('가져가다', 'verb', 'regular')),
  데려오다: named(koreanPredicate('데려가다', 'verb', 'regular')),
  모셔오다: named(koreanPredicate('모셔가다', 'verb', 'regular')),
}

const TOWARD: ReadonlySet<Modal | undefined> = new Set<Modal>([
  'can',
  'could',
  'will',
  'would',
  'may',
  'might',
  'should',
  'must',
  'had better',
  'be to',
])

/** `I won't be able to come`: 갈 수 없을 거예요. */
function ownAbility(clause: Clause, tell: Tell): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'control' || predicate.control !== 'able' || !isSpeaker(subject)) return clause
  const { phrase } = predicate
  if (!isTaggedVerb(phrase.predicate, 'coming')) return clause
  const going = tableEntry(GOING, phrase.predicate.entry.korean)
  if (!going) return clause
  tell()
  const able = { ...phrase.predicate, entry: { ...phrase.predicate.entry, ...going } }
  return { ...clause, predicate: { ...predicate, phrase: { ...phrase, predicate: able } } }
}

/** `may I come in`, `I can't come`: the speaker's movement to the listener is 가다. */
export const OWN_GOING: Construction = {
  id: 'going/own',
  stage: 'clause',
  after: ['own could', 'conditional could', 'planned future'],
  lesson: { text: 'When you come to the listener, Korean says 가다, “go”.', rank: RANK.special },
  change(clause, _talk, tell) {
    const { predicate, subject, mood, group } = clause
    if (predicate.kind === 'control') return ownAbility(clause, tell)
    if (!(isSpeaker(subject) || (mood === 'offer' && !subject)) || !isTaggedVerb(predicate, 'coming')) return clause
    const isProposed = mood === 'proposal' && isPronoun(subject, 'I')
    const toward = mood === 'permission' || mood === 'offer' || isProposed || TOWARD.has(group.modal)
    const going = tableEntry(GOING, predicate.entry.korean)
    if (!going || !(toward || group.progressive)) return clause
    tell()
    return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, ...going } } }
  },
  examples: [
    {
      english: 'May I come in?',
      polite: '들어가도 돼요?',
      formal: '들어가도 되겠습니까?',
      casual: '들어가도 돼?',
      business: '들어가도 되겠습니까?',
    },
    {
      english: 'I will bring an umbrella.',
      polite: '우산을 가져갈게요.',
      formal: '우산을 가져가겠습니다.',
      casual: '우산을 가져갈게.',
      business: '우산을 가져가겠습니다.',
    },
    {
      english: "I won't be able to come.",
      polite: '갈 수 없을 거예요.',
      formal: '갈 수 없을 것입니다.',
      casual: '갈 수 없을 거야.',
      business: '갈 수 없을 것입니다.',
    },
  ],
  leftAlone: ['Can you come tomorrow?', 'I came home late.'],
}
