import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Mood, VerbGroup } from '#translator/frame/frameTerm.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { isFuture } from '#translator/korean/groupSuffixes.ts'
import type { Rendering } from '#translator/korean/rendering.ts'
import type { Tone } from '#translator/translation.ts'

type Endings = Record<Tone, readonly Suffix[]>

const STATEMENT: Endings = { polite: ['-아요'], formal: ['-습니다'], casual: ['-아'], business: ['-습니다'] }
const QUESTION: Endings = { polite: ['-아요'], formal: ['-습니까'], casual: ['-아'], business: ['-습니까'] }
const COMMAND: Endings = {
  polite: ['-(으)세요'],
  formal: ['-(으)십시오'],
  casual: ['-아'],
  business: ['-아 주다', '-시-', '-기 바라다', '-습니다'],
}
const PLEASE: Endings = {
  polite: ['-아 주다', '-(으)세요'],
  formal: ['-아 주다', '-(으)십시오'],
  casual: ['-아 주다', '-아'],
  business: ['-아 주다', '-시-', '-기 바라다', '-습니다'],
}
const REQUEST: Endings = {
  polite: ['-아 주다', '-시-', '-겠-', '-아요'],
  formal: ['-아 주다', '-시-', '-겠-', '-습니까'],
  casual: ['-아 주다', '-(으)ㄹ래'],
  business: ['-아 주다', '-시-', '-겠-', '-습니까'],
}
/** `could you`: in business 보내 주시면 감사하겠습니다, which is no question. */
const CAREFUL: Endings = { ...REQUEST, business: ['-아 주다', '-시-', '-(으)면 감사하다', '-겠-', '-습니다'] }
const SUGGESTION: Endings = { polite: ['-아요'], formal: ['-(으)ㅂ시다'], casual: ['-자'], business: ['-시-', '-지요'] }
const PROPOSAL: Endings = {
  polite: ['-(으)ㄹ까요'],
  formal: ['-시-', '-겠-', '-습니까'],
  casual: ['-(으)ㄹ까'],
  business: ['-시-', '-겠-', '-습니까'],
}
const INVITATION: Endings = {
  polite: ['-시-', '-겠-', '-아요'],
  formal: ['-시-', '-겠-', '-습니까'],
  casual: ['-(으)ㄹ래'],
  business: ['-시-', '-겠-', '-습니까'],
}
const PERMISSION: Endings = {
  polite: ['-아도 되다', '-아요'],
  formal: ['-아도 되다', '-겠-', '-습니까'],
  casual: ['-아도 되다', '-아'],
  business: ['-아도 되다', '-겠-', '-습니까'],
}
const OFFER: Endings = {
  polite: ['-아 드리다', '-(으)ㄹ까요'],
  formal: ['-아 드리다', '-아도 되다', '-겠-', '-습니까'],
  casual: ['-아 주다', '-(으)ㄹ까'],
  business: ['-아 드리다', '-아도 되다', '-겠-', '-습니까'],
}
const OFFERED: Endings = {
  polite: ['-아 드리다', '-(으)ㄹ게요'],
  formal: ['-아 드리다', '-겠-', '-습니다'],
  casual: ['-아 주다', '-(으)ㄹ게'],
  business: ['-아 드리다', '-겠-', '-습니다'],
}
const WEIGHED: Endings = {
  polite: ['-(으)ㄹ까요'],
  formal: ['-는 게 좋다', '-겠-', '-습니까'],
  casual: ['-(으)ㄹ까'],
  business: ['-는 게 좋다', '-겠-', '-습니까'],
}
const DOUBTED: Endings = {
  polite: ['-(으)ㄹ까요'],
  formal: ['-겠-', '-습니까'],
  casual: ['-(으)ㄹ까'],
  business: ['-겠-', '-습니까'],
}
const EXCLAMATION: Endings = { polite: ['-네요'], formal: ['-습니다'], casual: ['-네'], business: ['-습니다'] }
const CONFIRMATION: Endings = { polite: ['-지요'], formal: ['-습니까'], casual: ['-지'], business: ['-습니까'] }

const BY_MOOD: Record<Mood, Endings> = {
  statement: STATEMENT,
  exclamation: EXCLAMATION,
  question: QUESTION,
  command: COMMAND,
  request: REQUEST,
  permission: PERMISSION,
  offer: OFFER,
  invitation: INVITATION,
  proposal: PROPOSAL,
  suggestion: SUGGESTION,
}

/** The plain ending of a mood in a tone. */
export function endings(tone: Tone, mood: Mood): readonly Suffix[] {
  return BY_MOOD[mood][tone]
}

const FUTURE: Record<Tone, Suffix> = {
  polite: '-(으)ㄹ 거다',
  formal: '-(으)ㄹ 것이다',
  casual: '-(으)ㄹ 거다',
  business: '-(으)ㄹ 것이다',
}
const PROMISE: Record<Tone, readonly Suffix[]> = {
  polite: ['-(으)ㄹ게요'],
  formal: ['-겠-', '-습니다'],
  casual: ['-(으)ㄹ게'],
  business: ['-겠-', '-습니다'],
}

/** What decides the ending of a sentence: its mood and its subject. */
export interface Closing {
  mood: Mood
  please: boolean
  /** `isn't it?` asks for agreement. */
  tagged: boolean
  /** A request with could or would. */
  careful?: boolean
  group: VerbGroup
  person: SubjectPerson
  /** `would he lie?` expresses doubt, `should I go?` asks what would be good. */
  doubted?: boolean
  /** The speaker promises it. */
  promises?: boolean
  /** `are you going to`: a plan. */
  plans?: boolean
  /** `I'll probably go`: a guess and no promise. */
  guesses?: boolean
}

/** The future as a suffix of its own, for the ending or a connective to follow. */
export function futureSuffix({ tone }: Rendering): Suffix {
  return FUTURE[tone]
}

/** In business a company promises, too: 저희가 배송하겠습니다. */
function speaks(tone: Tone, { who }: SubjectPerson): boolean {
  return who === 'I' || (who === 'we' && tone === 'business')
}

function promised(tone: Tone, chain: Chain, closing: Closing): readonly Suffix[] | undefined {
  const { group, person, mood, promises, guesses } = closing
  if (promises) return PROMISE[tone]
  if (guesses) return undefined
  if (mood !== 'statement' || group.modal !== 'will' || !speaks(tone, person)) return undefined
  if (chain.negated || chain.stative || chain.suffixes.length > 0) return undefined
  const promise = PROMISE[tone]
  return admits(chain.predicate, [...chain.suffixes, ...promise]) ? promise : undefined
}

function ofGiving(chain: Chain, endings: readonly Suffix[]): readonly Suffix[] {
  const gives = chain.predicate.lemma.endsWith('주다') || chain.predicate.lemma.endsWith('드리다')
  return gives ? endings.filter((suffix) => suffix !== '-아 주다' && suffix !== '-아 드리다') : endings
}

/** Actions that are good for the listener alone are not a favor to the speaker: 푹 쉬시기 바랍니다. */
const FOR_ONESELF =
  / 보다$|(?:^| )(?:두다|있다|계시다|먹다|들다|드시다|마시다|쉬다|자다|주무시다|즐기다|가져가다|조심하다|운전하다|힘내다|지내다|보내다|되다|건강하다)$/

/** Whether obeying the command would be a favor to the speaker: 와 주시기 바랍니다. */
export function isFavor(tone: Tone, { predicate: { lemma }, suffixes }: Chain): boolean {
  return (
    tone === 'business' &&
    !FOR_ONESELF.test(lemma) &&
    !/^-(?:아 [두보]다|[고아] (?:있|계시)다)$/.test(suffixes.at(-1) ?? '')
  )
}

function ungiven(endings: readonly Suffix[]): readonly Suffix[] {
  return endings[1] === '-시-' ? endings.filter((suffix) => suffix !== '-아 주다') : endings
}

function forbidding(tone: Tone, mood: Mood): readonly Suffix[] {
  if (mood === 'suggestion') return tone === 'polite' ? ['-지 말다', '-죠'] : ['-지 말다', ...SUGGESTION[tone]]
  return ['-지 말다', ...COMMAND[tone]]
}

function ofMood({ mood, careful }: Closing): Endings {
  return mood === 'request' && careful ? CAREFUL : BY_MOOD[mood]
}

function endingsOf(tone: Tone, chain: Chain, closing: Closing): readonly Suffix[] {
  const { mood, please, tagged, group, doubted } = closing
  if (doubted) return DOUBTED[tone]
  if (mood === 'offer' && group.modal === 'will') return ofGiving(chain, OFFERED[tone])
  if (mood === 'proposal' && group.modal === 'shall') return WEIGHED[tone]
  if ((mood === 'command' || mood === 'suggestion') && (group.negative || group.never)) return forbidding(tone, mood)
  if (mood === 'command' && please) return ofGiving(chain, PLEASE[tone])
  if (tagged && mood === 'statement') return CONFIRMATION[tone]
  const said = ofMood(closing)[tone]
  return ofGiving(chain, mood === 'command' && !isFavor(tone, chain) ? ungiven(said) : said)
}

const PLANNED =
  /^(?:start|begin|end|finish|open|close|arrive|leave|depart|come|visit|meet|attend|join|move|take place|be held|hold|announce|launch|release|return|deliver|ship|send|contact|call)$/

function isAction({ predicate, suffixes, negated }: Chain): boolean {
  return predicate.pos === 'verb' && !negated && suffixes.every((suffix) => suffix === '-시-')
}

/** What is planned, in business: 회의는 내일 시작될 예정입니다. */
function isPlanned({ tone }: Rendering, { gloss, predicate, suffixes, negated }: Chain): boolean {
  return tone === 'business' && predicate.pos === 'verb' && suffixes.length === 0 && !negated && PLANNED.test(gloss)
}

/** 것입니까 is only written: one asks 가실 겁니까, and in business about a plan 가실 예정입니까. */
function plannedSuffix(rendering: Rendering, chain: Chain, { mood, group, plans }: Closing): Suffix {
  if (isPlanned(rendering, chain)) return '-(으)ㄹ 예정이다'
  if (mood !== 'question') return futureSuffix(rendering)
  const asksPlan = rendering.tone === 'business' && (plans === true || group.modal === 'will')
  return asksPlan && isAction(chain) ? '-(으)ㄹ 예정이다' : '-(으)ㄹ 거다'
}

/** The suffixes that close the sentence in the tone of the rendering. */
export function closed(rendering: Rendering, chain: Chain, closing: Closing): readonly Suffix[] {
  const promise = promised(rendering.tone, chain, closing)
  if (promise) return promise
  const endings = endingsOf(rendering.tone, chain, closing)
  const asserting = closing.mood === 'statement' || closing.mood === 'question'
  if (!asserting || closing.doubted || !isFuture(closing.group)) return endings
  return [plannedSuffix(rendering, chain, closing), ...endings]
}
