import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import type { Adjunct } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { named } from '#translator/lexicon/koreanKey.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

function isWhen(adjunct: Adjunct): boolean {
  return adjunct.kind === 'time noun' || (adjunct.kind === 'preposition' && adjunct.phrase.preposition.role === 'time')
}

const CATCH = named(koreanPredicate('걸리다', 'verb', 'regular'))

/** `it won't start` is an engine: 시동이 안 걸려요. */
function ignited(entry: VerbEntry): VerbEntry {
  return { ...entry, ...CATCH, precedingWords: '시동이' }
}

/** `won't open`, `wouldn't open`, `isn't opening`. */
function isRefused({ modal, negative, progressive, perfect }: VerbGroup): boolean {
  return negative && !perfect && (modal === 'will' || modal === 'would' || (modal === undefined && progressive))
}

/** `the door won't open` is about the present, 안 열려요, because a thing has no will. */
export const REFUSAL: Construction = {
  id: 'refusal',
  stage: 'clause',
  after: ['rarely'],
  change(clause) {
    const { predicate, group, subject, adjuncts, precedingClauses = [] } = clause
    if (!isRefused(group) || !isTaggedVerb(predicate, 'working')) return clause
    const { english } = predicate.entry
    const wasRefused = group.modal === 'would'
    const isPlanned =
      precedingClauses.length > 0 || (!wasRefused && adjuncts.some(isWhen)) || predicate.arguments.length > 0
    const isThing = subject?.head.kind === 'noun' && isKind(subject, 'thing') && !isKind(subject, 'event')
    const isIt = isPronoun(subject, 'it') && english !== 'work'
    if (isPlanned || !(isThing || isIt)) return clause
    const { modal: _will, ...now } = group
    const isEngine = isIt && english === 'start'
    return {
      ...clause,
      group: { ...now, progressive: false, ...(wasRefused ? { tense: 'past' as const } : {}) },
      predicate: isEngine ? { ...predicate, entry: ignited(predicate.entry) } : predicate,
    }
  },
  examples: [
    {
      english: "The door won't open.",
      polite: '문이 안 열려요.',
      formal: '문이 열리지 않습니다.',
      casual: '문이 안 열려.',
      business: '문이 열리지 않습니다.',
    },
    {
      english: "It won't start.",
      polite: '시동이 안 걸려요.',
      formal: '시동이 걸리지 않습니다.',
      casual: '시동이 안 걸려.',
      business: '시동이 걸리지 않습니다.',
    },
    {
      english: "The car wouldn't start this morning.",
      polite: '차가 오늘 아침에 시동이 안 걸렸어요.',
      formal: '차가 오늘 아침에 시동이 걸리지 않았습니다.',
      casual: '차가 오늘 아침에 시동이 안 걸렸어.',
      business: '차가 오늘 아침에 시동이 걸리지 않았습니다.',
    },
  ],
  leftAlone: ["He won't open the door.", "The store won't open tomorrow."],
}
