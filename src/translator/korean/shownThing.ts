import type { NounPhrase } from '#translator/frame/frame.ts'

const LIKENESSES = new Set(
  'tattoo picture photo photograph drawing painting statue portrait poster map video sketch list photos'.split(' '),
)

/** The subject of a picture is not its owner: 고양이 사진. */
export function isShown({ head, possessor, at }: NounPhrase): boolean {
  return head.kind === 'noun' && LIKENESSES.has(head.entry.english) && (possessor?.span.from ?? 0) > at.from
}
