import type { Construction } from '#translator/construction/construction.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'
import { rowlessVerb } from '#translator/lexicon/rowless.ts'

const HAVING: VerbEntry = { ...rowlessVerb('have', '갖다'), tags: new Set(['owner', 'timed', 'ongoing']) }
const EATING = rowlessVerb('eat', '먹다')
const DRINKING = rowlessVerb('drink', '마시다')

const OWNED = 'vehicle|animal|clothing|machine|jewellery'

/** What one does with a thing that one wants; undefined where it is not known. */
function use(object: NounPhrase): VerbEntry | undefined {
  if (isKind(object, 'drink')) return DRINKING
  if (isKind(object, 'food')) return EATING
  return isKind(object, OWNED) ? HAVING : undefined
}

/** `I want a new car` is a wish to have it, 갖고 싶어요, and of food and drink to take it. */
export const WANTED_THING: Construction = {
  id: 'wanted thing',
  stage: 'clause',
  change(clause) {
    const { predicate, mood, group } = clause
    if (!isVerb(predicate, 'want')) return clause
    const [wanted, ...others] = predicate.arguments
    if (mood !== 'statement' || group.modal || !wanted || others.length > 0 || wanted.object.head.kind === 'pronoun')
      return clause
    const entry = use(wanted.object)
    if (!entry) return clause
    const phrase = { group: PLAIN_GROUP, predicate: { ...predicate, entry }, adjuncts: [] }
    return { ...clause, predicate: { kind: 'control', control: 'want', phrase, at: predicate.at } }
  },
  examples: [
    {
      english: 'I want a new car.',
      polite: '새 차를 갖고 싶어요.',
      formal: '새 차를 갖고 싶습니다.',
      casual: '새 차를 갖고 싶어.',
      business: '새 차를 갖고 싶습니다.',
    },
    {
      english: 'My daughter wants a cat.',
      polite: '저희 딸은 고양이를 갖고 싶어 해요.',
      formal: '저희 딸은 고양이를 갖고 싶어 합니다.',
      casual: '우리 딸은 고양이를 갖고 싶어 해.',
      business: '저희 딸은 고양이를 갖고 싶어 합니다.',
    },
    {
      english: 'I want some coffee.',
      polite: '커피를 마시고 싶어요.',
      formal: '커피를 마시고 싶습니다.',
      casual: '커피를 마시고 싶어.',
      business: '커피를 마시고 싶습니다.',
    },
  ],
  leftAlone: ['I want to buy a car.', 'Do you want some coffee?'],
}
