import type { Ending } from '#korean/ending.ts'
import { presentModifier, unpresumed, untensed } from '#korean/ending.ts'

/** Endings that put a clause before a noun (관형사형) or turn it into a noun (명사형). */
export const MODIFIERS = {
  /** Present: 가는, but 예쁜, 있는, 학생인. */
  '-는': { kind: 'modifier', shapes: presentModifier('') },
  /** Past of verbs: 간, 먹은. Adjectives use -았- + -던. */
  '-(으)ㄴ': { kind: 'modifier', shapes: { verb: '(으)ㄴ' } },
  /** Future or unrealized: 갈, 먹을. */
  '-(으)ㄹ': { kind: 'modifier', shapes: unpresumed('(으)ㄹ') },
  '-던': { kind: 'modifier', shapes: unpresumed('던'), keepsCopula: true },
  '-기': { kind: 'nominal', shapes: unpresumed('기'), keepsCopula: true },
  '-(으)ㅁ': { kind: 'nominal', shapes: unpresumed('(으)ㅁ') },
  '-는 것': { kind: 'nominal', shapes: presentModifier(' 것') },
  '-는 거': { kind: 'nominal', shapes: presentModifier(' 거') },
  '-(으)ㄴ 것': { kind: 'nominal', shapes: { verb: '(으)ㄴ 것' } },
  '-(으)ㄴ 거': { kind: 'nominal', shapes: { verb: '(으)ㄴ 거' } },
  '-던 것': { kind: 'nominal', shapes: unpresumed('던 것'), keepsCopula: true },
  '-(으)ㄹ 것': { kind: 'nominal', shapes: untensed('(으)ㄹ 것') },
  '-(으)ㄹ 거': { kind: 'nominal', shapes: untensed('(으)ㄹ 거') },
  '-는 법': { kind: 'nominal', shapes: { verb: '는 법' } },
  '-(으)ㄹ 수': { kind: 'nominal', shapes: untensed('(으)ㄹ 수') },
} satisfies Record<string, Ending>
