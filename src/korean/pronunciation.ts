import type { Boundary } from '#korean/boundary.ts'
/** The text as it is said, in Hangul, by 표준 발음법: 감사합니다 감사함니다. Spaces and other signs stay. */
export function pronunciation(_text: string, _boundaries: readonly Boundary[] = []): string {
  throw new Error('not written')
}
