import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Particle } from '#korean/particle.ts'
import { type Predicate as KoreanPredicate, predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Clause, Predicate } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import type { ReportId } from '#translator/frame/government.ts'
import { isListener, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { markedPhrase } from '#translator/korean/argument.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { futureSuffix } from '#translator/korean/finalSuffixes.ts'
import { isFuture } from '#translator/korean/groupSuffixes.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/korean/word.ts'

const hada = (lemma: string) => koreanPredicate(lemma, 'verb', '하다')
const regular = (lemma: string) => koreanPredicate(lemma, 'verb', 'regular')
const ALDA = koreanPredicate('알다', 'verb', 'ㄹ')
const MOREUDA = koreanPredicate('모르다', 'verb', '르')

type Manner =
  /** -다고: a statement said or thought. */
  | 'quoted'
  /** -는 것을: a fact. */
  | 'fact'
  /** -는지: a question. */
  | 'question'
  /** -기를: a wish. */
  | 'wished'
  /** -아서: the reason of a feeling. */
  | 'reason'
  /** -(으)ㄹ까 봐: a fear. */
  | 'feared'

interface Report {
  manner: Manner
  verb: KoreanPredicate
  negative?: KoreanPredicate
  /** A particle on the clause: 뭘 하는지는. */
  particle?: Particle
  /** An adverb before the verb. */
  adverb?: string
  /** Negative as -지 못하다. */
  unable?: true
}

const REPORTS: Readonly<Partial<Record<ReportId, Report>>> = {
  think: { manner: 'quoted', verb: hada('생각하다') },
  know: { manner: 'fact', verb: ALDA, negative: MOREUDA },
  say: { manner: 'quoted', verb: hada('하다') },
  ask: { manner: 'question', verb: regular('물어보다') },
  tell: { manner: 'quoted', verb: hada('말하다') },
  'pass on': { manner: 'quoted', verb: hada('전하다') },
  hope: { manner: 'wished', verb: regular('바라다') },
  believe: { manner: 'quoted', verb: regular('믿다') },
  wonder: { manner: 'question', verb: koreanPredicate('궁금하다', 'adjective', '하다') },
  hear: { manner: 'quoted', verb: koreanPredicate('듣다', 'verb', 'ㄷ'), unable: true },
  sure: { manner: 'quoted', verb: hada('확신하다') },
  glad: { manner: 'reason', verb: koreanPredicate('기쁘다', 'adjective', '으') },
  sorry: { manner: 'reason', verb: koreanPredicate('죄송하다', 'adjective', '하다') },
  remember: { manner: 'fact', verb: hada('기억하다'), unable: true },
  forget: { manner: 'fact', verb: regular('잊다') },
  understand: { manner: 'fact', verb: hada('이해하다'), unable: true },
  'find out': { manner: 'fact', verb: regular('알게 되다'), negative: MOREUDA },
  feel: { manner: 'quoted', verb: regular('느끼다') },
  explain: { manner: 'quoted', verb: hada('설명하다') },
  complain: { manner: 'quoted', verb: hada('불평하다') },
  promise: { manner: 'quoted', verb: hada('약속하다') },
  notice: { manner: 'fact', verb: regular('알아차리다'), unable: true },
  admit: { manner: 'fact', verb: hada('인정하다') },
  imagine: { manner: 'quoted', verb: hada('상상하다') },
  expect: { manner: 'quoted', verb: hada('예상하다') },
  worry: { manner: 'feared', verb: hada('걱정하다') },
  matter: { manner: 'question', verb: koreanPredicate('중요하다', 'adjective', '하다'), particle: '은/는' },
  'no idea': { manner: 'question', verb: MOREUDA, adverb: '전혀' },
  depend: { manner: 'question', verb: koreanPredicate('달려 있다', 'existential', '있다'), particle: '에' },
  care: { manner: 'question', verb: koreanPredicate('신경 쓰다', 'verb', '으') },
  decide: { manner: 'quoted', verb: hada('결정하다') },
  check: { manner: 'question', verb: hada('확인하다') },
  show: { manner: 'question', verb: regular('보여 주다') },
  announce: { manner: 'quoted', verb: hada('발표하다') },
  report: { manner: 'quoted', verb: hada('보도하다') },
  claim: { manner: 'quoted', verb: hada('주장하다') },
  mention: { manner: 'quoted', verb: hada('언급하다') },
  warn: { manner: 'quoted', verb: hada('경고하다') },
  answer: { manner: 'quoted', verb: hada('대답하다') },
  swear: { manner: 'quoted', verb: hada('맹세하다') },
  predict: { manner: 'quoted', verb: hada('예측하다') },
  agree: { manner: 'quoted', verb: hada('동의하다') },
  prove: { manner: 'fact', verb: hada('증명하다') },
  inform: { manner: 'quoted', verb: regular('알려 주다') },
  text: { manner: 'quoted', verb: koreanPredicate('문자를 보내다', 'verb', 'regular') },
  surprised: { manner: 'reason', verb: koreanPredicate('놀라다', 'verb', 'regular') },
}

/** `I don't remember where`: 기억이 안 나요. */
const FORGOTTEN = koreanPredicate('기억이 안 나다', 'verb', 'regular')
const CERTAIN = koreanPredicate('확실하다', 'adjective', '하다')
const INFORM_HUMBLY = regular('알려 드리다')
const SORRY_AMONG_FRIENDS = koreanPredicate('미안하다', 'adjective', '하다')

/** The ending in the present, past or future, where the three differ in form. */
function tensed(chain: Chain, group: VerbGroup, endings: { present: Suffix; past: Suffix; future: Suffix }): Suffix[] {
  if (isFuture(group)) return [...chain.suffixes, endings.future]
  if (chain.suffixes.at(-1) !== '-았-') return [...chain.suffixes, endings.present]
  const untensed = chain.suffixes.slice(0, -1)
  const past = [...untensed, endings.past]
  return admits(chain.predicate, [...past, '-아요']) || admits(chain.predicate, past)
    ? past
    : [...chain.suffixes, endings.present]
}

/** With modals the clause is about the future: 끝낼 수 없을 것 같다. */
const OF_WHAT_COMES = new Set<Suffix | undefined>([
  '-(으)ㄹ 수 있다',
  '-(으)ㄹ 수 없다',
  '못',
  '-(으)ㄹ 수도 있다',
  '-아야 하다',
  '-(으)면 안 되다',
  '-아도 되다',
])

function seemingSuffixes(chain: Chain, { group }: Clause): Suffix[] {
  if (OF_WHAT_COMES.has(chain.suffixes.at(-1))) return [...chain.suffixes, '-(으)ㄹ 것 같다']
  if (chain.suffixes.at(-1) === '-겠-') return [...chain.suffixes.slice(0, -1), '-(으)ㄹ 것 같다']
  if (group.modal === 'had better') return [...chain.suffixes, '-(으)ㄹ 것 같다']
  const past = chain.suffixes.at(-1) === '-았-'
  const suffixes = tensed(chain, group, { present: '-는 것 같다', past: '-(으)ㄴ 것 같다', future: '-(으)ㄹ 것 같다' })
  return past && suffixes.includes('-았-') ? [...chain.suffixes, '-던 것 같다'] : suffixes
}

/** `what to do`: an open decision, -아야 할지. */
function isOpen({ modal }: VerbGroup): boolean {
  return modal === 'should'
}

/** A clause as a fact: 간 것, 가는 것, 갈 것. */
export function factSuffixes(chain: Chain, { group }: Clause): Suffix[] {
  const closed = tensed(chain, group, { present: '-는 것', past: '-(으)ㄴ 것', future: '-(으)ㄹ 것' })
  return closed.includes('-았-') && closed.at(-1) === '-는 것' ? [...closed.slice(0, -1), '-던 것'] : closed
}

function closings(rendering: Rendering, manner: Manner): (chain: Chain, clause: Clause) => readonly Suffix[] {
  switch (manner) {
    case 'quoted':
      return (chain, { group }) =>
        isFuture(group) ? [...chain.suffixes, futureSuffix(rendering), '-다고'] : [...chain.suffixes, '-다고']
    case 'fact':
      return factSuffixes
    case 'question':
      return (chain, { group }) =>
        isFuture(group) || isOpen(group) ? [...chain.suffixes, '-(으)ㄹ지'] : [...chain.suffixes, '-는지']
    case 'wished':
      return (chain) => [...chain.suffixes, '-기']
    case 'feared':
      return (chain) => [...chain.suffixes, '-(으)ㄹ까 봐']
    case 'reason':
      return (chain) => [...chain.suffixes.filter((suffix) => suffix !== '-았-'), '-아서']
  }
}

function withObjectParticle(words: KoreanWord[], manner: Manner, spoken: boolean): KoreanWord[] {
  const last = words.at(-1)
  if (!last || (manner !== 'fact' && manner !== 'wished')) return words
  return [...words.slice(0, -1), withParticleWord(last, '을/를', spoken && manner === 'fact')]
}

function withParticleLast(words: KoreanWord[], particle: Particle | undefined): KoreanWord[] {
  const last = words.at(-1)
  return last && particle ? [...words.slice(0, -1), withParticleWord(last, particle, false)] : words
}

function reportOf(rendering: Rendering, report: ReportId, whether: boolean, toYou: boolean): Report {
  const found = REPORTS[report]
  if (!found) throw new Untranslatable(report)
  if (report === 'sorry' && rendering.tone === 'casual') {
    fire(rendering, 'friends/word', SORRY_AMONG_FRIENDS.lemma, found.verb.lemma)
    return { ...found, verb: SORRY_AMONG_FRIENDS }
  }
  if (report === 'inform' && toYou && rendering.tone !== 'casual') {
    fire(rendering, 'humble/word', '드리다', '주다')
    return { ...found, ...(whether ? { manner: 'question' } : {}), verb: INFORM_HUMBLY }
  }
  if (!whether) return found
  if (found.manner === 'reason' || found.manner === 'wished') throw new Untranslatable(`${report} whether`)
  if (report === 'remember') return { manner: 'question', verb: found.verb, negative: FORGOTTEN }
  return { ...found, manner: 'question', ...(report === 'sure' ? { verb: CERTAIN } : {}) }
}

export function wished(chain: Chain, { group }: Clause): Suffix[] {
  const untensed = chain.suffixes.filter((suffix) => suffix !== '-았-')
  const regretted: Suffix[] = ['-았-', '-(으)ㄹ 것 같다']
  return [...untensed, '-았-', '-(으)면 좋다', ...(group.perfect ? regretted : (['-겠-'] as const))]
}

/** The clause of `I think` with 것 같다 on its verb, its own subject kept. */
export function seeming(clause: Clause, chain: Chain): Suffix[] {
  return seemingSuffixes(chain, clause)
}

/** The clause of `I thought` with 줄 알았다 on its verb: what one took for true. */
export function mistaken({ group }: Clause, chain: Chain): Suffix[] {
  const closed = tensed(chain, group, {
    present: '-는 줄 알다',
    past: '-(으)ㄴ 줄 알다',
    future: '-(으)ㄹ 줄 알다',
  })
  return [...closed, '-았-']
}

/** Past knowledge lasts: 알고 있었다. */
function knewSuffixes({ report, whether }: Extract<Predicate, { kind: 'report' }>, group: VerbGroup): Suffix[] {
  const knew = report === 'know' && group.tense === 'past' && !group.negative && !group.never && !group.modal
  return knew && !whether ? ['-고 있다'] : []
}

/** The chain of think, know, say, hope and the rest, their clause among its words. */
export function reportChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'report' }>,
  group: VerbGroup,
): Chain {
  const { report, clause, listener, whether, at } = predicate
  const { manner, verb, negative, particle, adverb, unable } = reportOf(
    rendering,
    report,
    whether,
    isListener(listener),
  )
  const told = builders.embedded(rendering, clause, closings(rendering, manner))
  const isClear = report === 'inform' && (isSpeaker(listener) || isListener(listener))
  const toListener = listener && !isClear ? markedPhrase(builders, rendering, listener, '에게', 'to') : []
  return {
    words: [
      ...toListener,
      ...withParticleLast(withObjectParticle(told, manner, isSpoken(rendering)), particle),
      ...(adverb === undefined ? [] : plainWords(adverb, report, [])),
    ],
    predicate: verb,
    suffixes: knewSuffixes(predicate, group),
    gloss: report,
    sources: tokensOf(at),
    stative: true,
    resulting: false,
    ...(negative ? { negative } : {}),
    ...(unable ? { unable } : {}),
  }
}
