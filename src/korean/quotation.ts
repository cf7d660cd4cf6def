import type { Ending } from '#korean/ending.ts'
import { doing, everywhere, plainStatement, tensed } from '#korean/ending.ts'

/** Endings of reported speech (인용), to be followed by 하다, 말하다, 묻다; and the spoken short forms -대요, -냬요, -래요, -재요. */
export const QUOTATIONS = {
  '-다고': { kind: 'quotation', shapes: plainStatement('다고', '라고') },
  '-냐고': { kind: 'quotation', shapes: everywhere('냐고') },
  '-느냐고': {
    kind: 'quotation',
    shapes: { verb: '느냐고', adjective: '(으)냐고', existential: '느냐고', copula: '냐고', ...tensed('느냐고') },
  },
  '-(으)라고': { kind: 'quotation', shapes: doing('(으)라고'), needsWill: true },
  '-자고': { kind: 'quotation', shapes: doing('자고'), needsWill: true, neverHonorific: true },
  /** A favor asked for oneself: 도와 달라고 하다. A favor for somebody else is -아 주다 + -(으)라고. */
  '-아 달라고': { kind: 'quotation', shapes: { verb: '아 달라고' } },
  '-대요': { kind: 'quotation', shapes: plainStatement('대요', '래요') },
  '-대': { kind: 'quotation', shapes: plainStatement('대', '래') },
  '-답니다': { kind: 'quotation', shapes: plainStatement('답니다', '랍니다') },
  '-다면서요': { kind: 'quotation', shapes: plainStatement('다면서요', '라면서요') },
  '-냬요': { kind: 'quotation', shapes: everywhere('냬요') },
  '-냬': { kind: 'quotation', shapes: everywhere('냬') },
  '-(으)래요': { kind: 'quotation', shapes: doing('(으)래요'), needsWill: true },
  '-(으)래': { kind: 'quotation', shapes: doing('(으)래'), needsWill: true },
  '-재요': { kind: 'quotation', shapes: doing('재요'), needsWill: true, neverHonorific: true },
  '-재': { kind: 'quotation', shapes: doing('재'), needsWill: true, neverHonorific: true },
  '-다는': { kind: 'quotation', shapes: plainStatement('다는', '라는') },
  '-냐는': { kind: 'quotation', shapes: everywhere('냐는') },
  '-(으)라는': { kind: 'quotation', shapes: doing('(으)라는'), needsWill: true },
  '-자는': { kind: 'quotation', shapes: doing('자는'), needsWill: true, neverHonorific: true },
} satisfies Record<string, Ending>
