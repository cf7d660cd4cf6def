import { CONNECTIVES } from '#korean/connective.ts'
import type { Ending } from '#korean/ending.ts'
import { FINAL_ENDINGS } from '#korean/finalEnding.ts'
import { MODIFIERS } from '#korean/modifier.ts'
import { QUOTATIONS } from '#korean/quotation.ts'

export const ENDINGS = { ...FINAL_ENDINGS, ...CONNECTIVES, ...MODIFIERS, ...QUOTATIONS }

/** The name of an ending as grammar books write it, with the variant after ㅏ/ㅗ: '-아서', '-(으)면'. Stable: screens link to it. */
export type EndingId = keyof typeof ENDINGS

export function isEndingId(id: string): id is EndingId {
  return Object.hasOwn(ENDINGS, id)
}

export function endingOf(id: EndingId): Ending {
  return ENDINGS[id]
}
