import type { NounPhrase } from '#translator/frame/frame.ts'

/** The subject of a picture is not its owner: 고양이 사진. */
export function isShown({ head, possessor, at }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.tags.has('likeness') && (possessor?.span.from ?? 0) > at.from
}
