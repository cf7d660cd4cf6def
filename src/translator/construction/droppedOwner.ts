import type { Construction, Tell } from '#translator/construction/construction.ts'
import { GUIDES, RANK } from '#translator/explanation/rule.ts'
import type { Clause, Link, NounPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPurposed } from '#translator/frame/originPhrase.ts'
import { withThings } from '#translator/frame/ownThing.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'
import { replaced } from '#translator/frame/replaced.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import { OWNER_GLOSSES } from '#translator/korean/pronoun.ts'

/** Nouns whose owner is understood to be the subject; with a feeling about them only relatives and the body. */
function isOwnThing({ head, adjectives, possessor }: NounPhrase, isFelt: boolean): boolean {
  if (head.kind !== 'noun' && head.kind !== 'compound') return false
  if (isListener(possessor) && head.entry.honorific !== '') return false
  if (adjectives.some(({ entry }) => 'unknown' in entry || MARKED_OWN.test(entry.english))) return false
  return !isFelt || head.entry.tags.has('kin') || head.entry.tags.has('respected')
}

/** With these the owner is the point. */
const MARKED_OWN = /^(?:own|favorite|favourite|best|former|old|ex|future)$/

/** The noun without its owner; it now renders the owner's word as well. */
function ownerless({ possessor, ...phrase }: NounPhrase, tell: Tell): NounPhrase {
  if (!possessor) return phrase
  const owner = possessor.head.kind === 'pronoun' ? OWNER_GLOSSES[possessor.head.id] : undefined
  if (owner) tell(owner)
  return { ...phrase, at: { from: possessor.span.from, to: phrase.at.to } }
}

/** `my finger hurts`: the owner is understood. */
function isAching({ possessor, head }: NounPhrase): boolean {
  return isPronoun(possessor, 'I', 'you') && head.kind === 'noun' && head.entry.tags.has('body')
}

/** `the dog buried its bone`: the owner is the subject and is not repeated. */
function isItsOwn(subject: NounPhrase | undefined, { possessor, head }: NounPhrase): boolean {
  if (head.kind !== 'noun' && head.kind !== 'compound') return false
  if (subject?.head.kind !== 'noun' || isKind(subject, 'person')) return false
  return isPronoun(possessor, subject.plural ? 'they' : 'it')
}

/** `he loves his wife`: relatives need no owner. */
function isOwnKin(subject: NounPhrase | undefined, { possessor, head, adjectives }: NounPhrase): boolean {
  if (head.kind !== 'noun' || !head.entry.tags.has('kin') || adjectives.length > 0) return false
  return isPronoun(possessor, 'he', 'she') && isSamePerson(subject, possessor)
}

/** `my father sold our house`: one family has one owner, 저희 아버지는 집을 파셨어요. */
function isSameFamily(subject: NounPhrase | undefined, { possessor, head }: NounPhrase): boolean {
  if (head.kind !== 'noun' || !isPronoun(possessor, 'I', 'we') || !subject?.possessor) return false
  if (subject.head.kind !== 'noun' || !subject.head.entry.tags.has('kin')) return false
  return (head.entry.tags.has('kin') || head.entry.tags.has('ours')) && isPronoun(subject.possessor, 'I', 'we')
}

/** `a gift for my mom` 엄마 선물, `the pond behind our house` 집 뒤에 있는 연못. */
function withoutAttachedOwner(subject: NounPhrase | undefined, object: NounPhrase, tell: Tell): NounPhrase | undefined {
  const { attached } = object
  if (!attached || (attached.preposition.role !== 'place' && !isPurposed(object, attached))) return undefined
  const isOwn = isSamePerson(subject, attached.object.possessor) && isOwnThing(attached.object, false)
  return isOwn ? { ...object, attached: { ...attached, object: ownerless(attached.object, tell) } } : undefined
}

function freed(subject: NounPhrase | undefined, object: NounPhrase, tell: Tell): NounPhrase {
  const { possessor, head } = object
  if (head.kind === 'share' || head.kind === 'one of') {
    const isOwn = isSamePerson(subject, head.whole.possessor) && isOwnThing(head.whole, false)
    return isOwn ? { ...object, head: { ...head, whole: ownerless(head.whole, tell) } } : object
  }
  if (isItsOwn(subject, object)) return ownerless(object, tell)
  const besides = withoutAttachedOwner(subject, object, tell)
  if (besides) return besides
  if (possessor?.possessor) {
    const isOwn = isSamePerson(subject, possessor.possessor) && isOwnThing(possessor, false)
    const owner = isOwn ? ownerless(possessor, tell) : freed(subject, possessor, tell)
    return owner === possessor ? object : { ...object, possessor: owner }
  }
  return isOwnKin(subject, object) || isSameFamily(subject, object) ? ownerless(object, tell) : object
}

function isOwn({ subject, mood }: Clause, object: NounPhrase, isFelt: boolean, doer: NounPhrase | undefined): boolean {
  if (object.possessor === undefined || !isOwnThing(object, isFelt)) return false
  const addressed = (mood === 'command' || mood === 'request') && !doer
  return addressed ? isListener(object.possessor) : isSamePerson(doer ?? subject, object.possessor)
}

const WITHOUT_CONTRAST: ReadonlySet<Relation> = new Set([
  'because',
  'so',
  'when',
  'before',
  'after',
  'since',
  'every time',
])

/** `I was late because my car broke down`: 차가 고장 나서; `he is sad because his team lost`: 팀이 져서. */
function withoutOwnOwner(link: Link, main: Clause, tell: Tell): Link {
  const { subject } = link.clause
  const isOwn = isSamePerson(main.subject, subject?.possessor) && !isListener(main.subject)
  if (!subject || !isOwn || !WITHOUT_CONTRAST.has(link.relation) || !isOwnThing(subject, false)) return link
  return { ...link, clause: { ...link.clause, subject: ownerless(subject, tell) } }
}

/** `my phone rang while I was driving`: 운전하는 동안 휴대폰이 울렸어요. */
function isOwnersTime({ precedingClauses = [], mood }: Clause, subject: NounPhrase): boolean {
  if (mood !== 'statement' || !isPronoun(subject.possessor, 'I', 'we') || !isOwnThing(subject, false)) return false
  if (isKind(subject, 'person')) return false
  return precedingClauses.some(
    ({ relation, clause }) =>
      (relation === 'while' || WITHOUT_CONTRAST.has(relation)) && isSamePerson(clause.subject, subject.possessor),
  )
}

/** `my phone is dead`, `my car broke down`: what has happened to a thing of the speaker's, 휴대폰이 방전됐어요. */
function isOwnMachineState({ mood, predicate, group, precedingClauses = [] }: Clause, subject: NounPhrase): boolean {
  const { head, possessor, adjectives } = subject
  if (mood !== 'statement' || precedingClauses.length > 0 || !isPronoun(possessor, 'I') || adjectives.length > 0)
    return false
  if (head.kind !== 'noun' || subject.plural || !isKind(subject, 'machine|vehicle') || group.modal) return false
  if (predicate.kind === 'adjective')
    return !('unknown' in predicate.phrase.entry) && predicate.phrase.entry.tags.has('resulting')
  return isLexicalVerb(predicate) && (predicate.passive !== undefined || predicate.arguments.length === 0)
}

/** `my daughter is coughing, and her throat is red`: the owner was the subject before, 딸은 기침하고 목이 빨개요. */
function isOfSubjectBefore({ precedingClauses = [], mood }: Clause, subject: NounPhrase): boolean {
  const { possessor } = subject
  if (mood !== 'statement' || !isPronoun(possessor, 'he', 'she') || !isOwnThing(subject, false)) return false
  const link = precedingClauses.at(-1)
  return (
    link !== undefined &&
    /^(?:and|but|so)$/.test(link.relation) &&
    link.clause.subject?.head.kind !== 'pronoun' &&
    isSamePerson(link.clause.subject, possessor)
  )
}

/** What the subject owns, and whom the subject knows, need no owner: 우산을 잃어버렸어요, 친구를 만났어요, 머리가 아파요. */
export const DROPPED_OWNER: Construction = {
  id: 'owner/dropped',
  stage: 'clause',
  after: [
    'named first',
    'wanted thing',
    'named owner',
    'active voice',
    'own making',
    'timed person',
    'resemblance',
    'reflexive',
    'repeated object',
  ],
  lesson: { text: '“{0}” is left out because the owner is clear.', rank: RANK.plain, guide: GUIDES.pronouns },
  change(clause, _talk, tell) {
    const { subject } = clause
    const said = withThings(clause, (object, isFelt, doer) =>
      isOwn(clause, object, isFelt, doer) ? ownerless(object, tell) : freed(doer ?? subject, object, tell),
    )
    const linked = replaced(said.precedingClauses ?? [], (link) => withoutOwnOwner(link, clause, tell))
    const whole = linked.length > 0 && linked !== said.precedingClauses ? { ...said, precedingClauses: linked } : said
    const clear =
      subject &&
      (isAching(subject) ||
        isOwnersTime(clause, subject) ||
        isOwnMachineState(clause, subject) ||
        isOfSubjectBefore(clause, subject))
    return clear ? { ...whole, subject: ownerless(subject, tell) } : whole
  },
  examples: [
    {
      english: 'I lost my umbrella.',
      polite: '우산을 잃어버렸어요.',
      formal: '우산을 잃어버렸습니다.',
      casual: '우산을 잃어버렸어.',
      business: '우산을 잃어버렸습니다.',
    },
    {
      english: 'Take your umbrella.',
      polite: '우산을 가져가세요.',
      formal: '우산을 가져가십시오.',
      casual: '우산을 가져가.',
      business: '우산을 가져가시기 바랍니다.',
    },
    {
      english: 'My finger hurts.',
      polite: '손가락이 아파요.',
      formal: '손가락이 아픕니다.',
      casual: '손가락이 아파.',
      business: '손가락이 아픕니다.',
    },
    {
      english: 'I met my friends.',
      polite: '친구들을 만났어요.',
      formal: '친구들을 만났습니다.',
      casual: '친구들을 만났어.',
      business: '친구들을 만났습니다.',
    },
    {
      english: 'My father sold our house.',
      polite: '저희 아버지가 집을 파셨어요.',
      formal: '저희 아버지가 집을 파셨습니다.',
      casual: '우리 아빠가 집을 팔았어.',
      business: '저희 아버지가 집을 판매하셨습니다.',
    },
    {
      english: 'He was sad because his team lost the game.',
      polite: '팀이 게임에서 져서 그 사람은 슬퍼했어요.',
      formal: '팀이 게임에서 져서 그 사람은 슬퍼했습니다.',
      casual: '팀이 게임에서 져서 걔는 슬퍼했어.',
      business: '팀이 게임에서 져서 그분은 슬퍼하셨습니다.',
    },
    {
      english: 'My daughter is tired, and her head hurts.',
      polite: '저희 딸은 피곤하고 머리가 아파요.',
      formal: '저희 딸은 피곤하고 머리가 아픕니다.',
      casual: '우리 딸은 피곤하고 머리가 아파.',
      business: '저희 딸은 피곤하고 머리가 아픕니다.',
    },
    {
      english: 'The boy scraped both of his knees.',
      polite: '남자아이가 무릎 둘 다 긁었어요.',
      formal: '남자아이가 무릎 둘 다 긁었습니다.',
      casual: '남자아이가 무릎 둘 다 긁었어.',
      business: '남자아이가 무릎 둘 다 긁었습니다.',
    },
    {
      english: 'He loves his wife.',
      polite: '그 사람은 아내를 사랑해요.',
      formal: '그 사람은 아내를 사랑합니다.',
      casual: '걔는 아내를 사랑해.',
      business: '그분은 아내를 사랑하십니다.',
    },
  ],
  leftAlone: [
    'I lost her umbrella.',
    'He was sad because my team lost the game.',
    'I like my job.',
    'I drive my own car.',
    'My sister lost my umbrella.',
  ],
}
