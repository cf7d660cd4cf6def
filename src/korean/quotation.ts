import type { Ending } from '#korean/ending.ts'
import { doing, everywhere, tensed } from '#korean/ending.ts'

/** Endings of reported speech (인용), to be followed by 하다, 말하다, 묻다; and the spoken short forms -대요, -냬요, -래요, -재요. */
export const QUOTATIONS = {
  '-다고': {
    kind: 'quotation',
    shapes: { verb: '는다고/ㄴ다고', adjective: '다고', existential: '다고', copula: '라고', ...tensed('다고') },
  },
  '-냐고': { kind: 'quotation', shapes: everywhere('냐고') },
  '-(으)라고': { kind: 'quotation', shapes: doing('(으)라고'), needsWill: true },
  '-자고': { kind: 'quotation', shapes: doing('자고'), needsWill: true, neverHonorific: true },
  /** A favour asked for oneself: 도와 달라고 하다. For somebody else: -아 주다 + -(으)라고. */
  '-아 달라고': { kind: 'quotation', shapes: { verb: '아 달라고' } },
  '-대요': {
    kind: 'quotation',
    shapes: { verb: '는대요/ㄴ대요', adjective: '대요', existential: '대요', copula: '래요', ...tensed('대요') },
  },
  '-대': {
    kind: 'quotation',
    shapes: { verb: '는대/ㄴ대', adjective: '대', existential: '대', copula: '래', ...tensed('대') },
  },
  '-다는': {
    kind: 'quotation',
    shapes: { verb: '는다는/ㄴ다는', adjective: '다는', existential: '다는', copula: '라는', ...tensed('다는') },
  },
} satisfies Record<string, Ending>
