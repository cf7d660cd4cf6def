import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { negated, withSuffix } from '#translator/korean/negation.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { plainWords } from '#translator/korean/word.ts'

/** `he must be tired` is a guess: 분명 피곤할 거예요. */
function presumed(rendering: Rendering, chain: Chain): Chain {
  const suffix = isSpoken(rendering) ? '-(으)ㄹ 거다' : '-(으)ㄹ 것이다'
  fire(rendering, 'presumption', chain.predicate.lemma)
  return { ...withSuffix(chain, suffix), words: [...plainWords('분명', 'surely', []), ...chain.words], negated: true }
}

/** `he must have missed it`: what one concludes from what one sees, 놓쳤나 봐요, 놓친 것 같습니다. */
function concluded(rendering: Rendering, chain: Chain, past: Chain): Chain {
  const isSaid = isSpoken(rendering)
  return { ...(isSaid ? withSuffix(past, '-나 보다') : withSuffix(chain, '-(으)ㄴ 것 같다')), negated: true }
}

function obliged(chain: Chain, negative: boolean): Chain {
  return { ...withSuffix(chain, negative ? '-(으)면 안 되다' : '-아야 하다'), negated: true }
}

const UNDENIABLE = new Set(['알다', '모르다', '느끼다', '피하다', '되다', '지다', '나다', '멈추다'])

/** A short verb of a person takes 못 in speech: 못 가요, 못 잤어요. */
export function isPlainlyUnable({ predicate, suffixes, stative, negative }: Chain): boolean {
  if (predicate.pos !== 'verb' || suffixes.length > 0 || stative || negative) return false
  const at = predicate.lemma.lastIndexOf(' ') + 1
  const verb = predicate.lemma.slice(at)
  if (at > 0 && !/[을를이가에] $/.test(predicate.lemma.slice(0, at))) return false
  return verb.length <= 4 && predicate.class !== '하다' && !UNDENIABLE.has(verb)
}

/** 구하다, 정하다: 못 stands before them. */
const SHORT_VERB = 3

/** What failed in the past: 참석하지 못했습니다, in speech 참석 못 했어요. */
function failedToDo(rendering: Rendering, chain: Chain): Chain | undefined {
  const { predicate, suffixes, negative } = chain
  const verb = predicate.lemma.slice(predicate.lemma.lastIndexOf(' ') + 1)
  if (predicate.pos !== 'verb' || suffixes.length > 0 || negative || UNDENIABLE.has(verb)) return undefined
  const isShort = predicate.separable === true || predicate.lemma.length <= SHORT_VERB
  const briefly = isSpoken(rendering) && isShort
  return { ...(briefly ? { ...chain, suffixes: ['못'] } : withSuffix(chain, '-지 못하다')), negated: true }
}

/** In speech 못 갔어요; in writing a failure of the past is 가지 못했습니다, what is impossible now 갈 수 없습니다. */
function unable(rendering: Rendering, chain: Chain, { modal }: VerbGroup): Chain | undefined {
  if (!isPlainlyUnable(chain)) return modal === 'could' ? failedToDo(rendering, chain) : undefined
  if (isSpoken(rendering)) return { ...chain, suffixes: ['못'], negated: true }
  return modal === 'could' ? { ...withSuffix(chain, '-지 못하다'), negated: true } : undefined
}

function enabled(rendering: Rendering, chain: Chain, group: VerbGroup, person: SubjectPerson): Chain {
  const { living, who, asks } = person
  const negative = group.negative || group.never
  const forbidden = (who === 'you' && asks !== true) || who === 'nobody'
  const failed = negative && living === true && !forbidden ? unable(rendering, chain, group) : undefined
  if (failed) return failed
  return { ...withSuffix(chain, negative ? '-(으)ㄹ 수 없다' : '-(으)ㄹ 수 있다'), negated: true }
}

const NOT_MANAGED = new Set(['찾다', '참다', '견디다', '알아듣다', '알아보다'])

/** `I can't find it` has tried: 못 찾겠어요. */
function hasTried({ predicate, suffixes }: Chain, { who }: SubjectPerson): boolean {
  return (who === 'I' || who === 'we') && suffixes.length === 0 && NOT_MANAGED.has(predicate.lemma)
}

function allowed(chain: Chain, negative: boolean): Chain {
  return { ...withSuffix(chain, negative ? '-(으)면 안 되다' : '-아도 되다'), negated: true }
}

function perhaps(rendering: Rendering, chain: Chain, negative: boolean): Chain {
  const base = negative ? negated(rendering, chain) : chain
  return { ...withSuffix(base, '-(으)ㄹ 수도 있다'), negated: true }
}

const LEAVE = new Set([
  '가다',
  '나가다',
  '들어가다',
  '들어오다',
  '떠나다',
  '앉다',
  '쉬다',
  '사용하다',
  '쓰다',
  '시작하다',
  '믿다',
])

/** `you can go home now` is about permission, not ability. */
function mayLeave({ predicate, suffixes }: Chain, { who, asks }: SubjectPerson): boolean {
  return who === 'you' && asks !== true && suffixes.length === 0 && LEAVE.has(predicate.lemma)
}

/** `it can't be true`: 사실일 리가 없다. */
function impossible(chain: Chain): Chain {
  return { ...withSuffix(chain, '-(으)ㄹ 리가 없다'), negated: true }
}

const SKILLS = new Set(['요리하다', '수영하다', '운전하다'])

/** `he can't cook` is about a skill: 요리할 줄 몰라요. */
function isSkill({ predicate, suffixes, words }: Chain, { living }: SubjectPerson): boolean {
  return living === true && SKILLS.has(predicate.lemma) && suffixes.length === 0 && words.length === 0
}

/** can: ability, or permission with verbs such as go, sit and use. */
function able(rendering: Rendering, chain: Chain, group: VerbGroup, person: SubjectPerson): Chain {
  const negative = group.negative || group.never
  if (
    negative &&
    chain.predicate.pos !== 'verb' &&
    chain.predicate.pos !== 'existential' &&
    chain.predicate.lemma !== '그렇다'
  )
    return impossible(chain)
  if (negative && hasTried(chain, person)) return { ...chain, suffixes: ['못', '-겠-'], negated: true }
  if (isSkill(chain, person))
    return { ...withSuffix(chain, negative ? '-(으)ㄹ 줄 모르다' : '-(으)ㄹ 줄 알다'), negated: true }
  return mayLeave(chain, person) && !negative ? allowed(chain, false) : enabled(rendering, chain, group, person)
}

/** `you had better go`: 가는 게 좋겠다. A question adds its guess in the ending: 가는 게 좋을까요? */
function advised(chain: Chain, negative: boolean, { asks }: SubjectPerson): Chain {
  const base = negative ? longNegated(chain) : chain
  const good = withSuffix(base, '-는 게 좋다')
  return { ...(asks === true ? good : withSuffix(good, '-겠-')), negated: true }
}

function longNegated(chain: Chain): Chain {
  return withSuffix(chain, '-지 않다')
}

/** `I would rather stay`: 그냥 있고 싶다; next to what one would rather not do, 차라리. */
function preferred(chain: Chain, negative: boolean, { who }: SubjectPerson): Chain {
  const suffix = who === 'other' ? '-고 싶어 하다' : '-고 싶다'
  const wish = { ...withSuffix(chain, suffix), stative: true }
  if (negative) return { ...withSuffix(wish, '-지 않다'), negated: true }
  const weighs = chain.words.some(({ text }) => text.endsWith('보다'))
  return { ...wish, words: [...plainWords(weighs ? '차라리' : '그냥', 'rather', []), ...wish.words] }
}

/** `you need not come`: 오지 않아도 되다. */
function spared(chain: Chain): Chain {
  return { ...withSuffix(chain, '-지 않다', '-아도 되다'), negated: true }
}

/** `I used to live there`: 예전에 살았다. */
function formerly(rendering: Rendering, chain: Chain, negative: boolean): Chain {
  const base = negative ? negated(rendering, chain) : chain
  return { ...base, words: [...plainWords('예전에', 'used to', []), ...base.words] }
}

/** `shouldn't we go?` asks whether one should: 가야 하지 않아요? */
function doubted(chain: Chain): Chain {
  return withSuffix(obliged(chain, false), '-지 않다')
}

/** What can, must, may and their negatives add before the tense. */
export function modalised(rendering: Rendering, chain: Chain, group: VerbGroup, person: SubjectPerson): Chain {
  const negative = group.negative || group.never
  switch (group.modal) {
    case 'can':
      return able(rendering, chain, group, person)
    case 'could':
      return person.living || negative ? enabled(rendering, chain, group, person) : perhaps(rendering, chain, negative)
    case 'must':
      return chain.predicate.pos === 'verb' || negative ? obliged(chain, negative) : presumed(rendering, chain)
    case 'presumed':
      return { ...withSuffix(chain, '-겠-'), negated: true }
    case 'should':
      if (negative && person.asks) return doubted(chain)
      return obliged(chain, negative)
    case 'may':
      return person.who === 'you' ? allowed(chain, negative) : perhaps(rendering, chain, negative)
    case 'might':
      return perhaps(rendering, chain, negative)
    case 'had better':
      return advised(chain, negative, person)
    case 'would rather':
      return preferred(chain, negative, person)
    case 'be to':
      return { ...withSuffix(chain, '-(으)면 되다'), negated: true }
    case 'need not':
      return spared(chain)
    case 'used to':
      return formerly(rendering, chain, negative)
    default:
      return negative ? negated(rendering, chain) : chain
  }
}

/** `it could have been Tom`, `he could have been sleeping` is a guess; otherwise it did not happen: 죽을 수도 있었다. */
function supposed({ predicate }: Chain, { progressive }: VerbGroup): boolean {
  return progressive || predicate.pos === 'copula'
}

/** Perfect after a modal: should have gone 갔어야 했다, must have gone 갔을 거다, can't have gone 갔을 리가 없다. */
export function modalPerfect(rendering: Rendering, chain: Chain, group: VerbGroup): Chain {
  const negative = group.negative || group.never
  const said = negative ? negated(rendering, chain) : chain
  const past = withSuffix(said, '-았-')
  switch (group.modal) {
    case 'should': {
      const base = negative ? withSuffix(chain, '-지 말다') : chain
      return withSuffix(base, '-았-', '-아야 하다', '-았-')
    }
    case 'must':
      return chain.predicate.pos === 'verb' ? concluded(rendering, said, past) : presumed(rendering, past)
    case 'presumed':
      return { ...withSuffix(past, '-겠-'), negated: true }
    case 'may':
    case 'might':
      return { ...withSuffix(past, '-(으)ㄹ 수도 있다'), negated: true }
    case 'can':
      return negative ? impossible(withSuffix(chain, '-았-')) : withSuffix(chain, '-(으)ㄹ 수 있다', '-았-')
    case 'could':
      if (negative) return impossible(withSuffix(chain, '-았-'))
      return supposed(chain, group)
        ? withSuffix(past, '-(으)ㄹ 수도 있다')
        : withSuffix(chain, '-(으)ㄹ 수도 있다', '-았-')
    case 'will':
    case 'would':
      return past
    default:
      throw new Untranslatable(`${group.modal} have`)
  }
}
