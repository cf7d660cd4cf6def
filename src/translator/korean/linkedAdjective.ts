import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Linking } from '#translator/frame/frame.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { formWords } from '#translator/korean/word.ts'
import type { AdjectiveEntry } from '#translator/lexicon/lexiconEntry.ts'

/** 피곤해 보이다 for a state; for a result, -(으)ㄴ 것 같다: 화난 것 같다. */
function lookingSuffixes({ predicate, tags }: AdjectiveEntry): Chain['suffixes'] {
  if (tags.has('resulting')) return ['-(으)ㄴ 것 같다']
  const shows = predicate?.pos === 'adjective' || predicate?.pos === 'existential'
  return [shows ? '-아 보이다' : '-는 것 같다']
}

/** The suffix that a linking verb adds to its adjective: 좋아 보이다, 좋은 것 같다, 좋아지다. */
export function linkedSuffixes(linking: Linking, entry: AdjectiveEntry): Chain['suffixes'] {
  const { predicate, tags } = entry
  switch (linking) {
    case 'look':
      return lookingSuffixes(entry)
    case 'seem':
    case 'sound':
      return [tags.has('resulting') ? '-(으)ㄴ 것 같다' : '-는 것 같다']
    case 'get':
      return predicate?.pos !== 'verb' && !tags.has('lasting') && !tags.has('resulting') ? ['-아지다'] : []
    case 'show':
      return ['-아하다']
    default:
      return []
  }
}

const LISTENING = koreanPredicate('들리다', 'verb', 'regular')

/** Things one has heard of but not seen. */
const PROMISED = new Set([
  'interesting',
  'fun',
  'funny',
  'exciting',
  'boring',
  'delicious',
  'tasty',
  'nice',
  'great',
  'easy',
  'hard',
  'difficult',
  'expensive',
  'cheap',
  'dangerous',
  'risky',
  'painful',
  'wonderful',
  'amazing',
])

/** `sounds` plus adjective: 이상하게 들리다; of something still to come: 재미있을 것 같다. */
export function soundingChain(linking: Linking, chain: Chain, { living }: SubjectPerson): Chain {
  if (linking !== 'sound' || living || chain.suffixes.at(-1) !== '-는 것 같다') return chain
  if (PROMISED.has(chain.gloss)) return { ...chain, suffixes: ['-(으)ㄹ 것 같다'] }
  if (chain.predicate.pos !== 'adjective') return chain
  const words = formWords(chain.predicate, ['-게'], chain.gloss, chain.sources)
  return { ...chain, words: [...chain.words, ...words], predicate: LISTENING, suffixes: [] }
}
