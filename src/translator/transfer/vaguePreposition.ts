import type { NounPhrase, PrepositionalPhrase } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import { Untranslatable } from '#translator/transfer/rendering.ts'

/** What one does something for the good of; of other things `for` says too much: a price, a reason, an exchange. */
const SERVED = new Set(
  'health future country environment peace freedom safety happiness family team company world people child success life society earth victory school science education love art business economy nation city'.split(
    ' ',
  ),
)

function isServed({ head, possessor }: NounPhrase): boolean {
  if (head.kind === 'share' || head.kind === 'one of') return isServed(head.whole)
  return head.kind === 'noun' && (SERVED.has(head.entry.english) || possessor?.head.kind === 'pronoun')
}

const NO_SURFACE = ['food', 'drink', 'event', 'machine', 'clothing', 'contact', 'story'] as const

/** A preposition that only guesses: `for` a thing, `on` what has no top. Throws. */
export function refuseVague({ preposition, object }: PrepositionalPhrase, use: 'doing' | 'being' | 'topic'): void {
  const { english, noun, word } = preposition
  const living = isKind(object, 'person') || isKind(object, 'animal') || isKind(object, 'group')
  if (english === 'for' && noun === 'any' && !living && !isServed(object)) throw new Untranslatable('for')
  if (english === 'on' && word === '위' && use === 'doing' && NO_SURFACE.some((kind) => isKind(object, kind)))
    throw new Untranslatable('on')
}
