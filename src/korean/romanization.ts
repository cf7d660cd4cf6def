import type { Boundary } from '#korean/boundary.ts'
/** Revised Romanization (국어의 로마자 표기법) of the pronunciation, words spaced as in the text: 주시겠어요 jusigesseoyo. */
export function romanization(_text: string, _boundaries: readonly Boundary[] = []): string {
  throw new Error('not written')
}
