import { decomposed, lastSyllable, withLast } from '#korean/hangul.ts'
import type { StemShapes } from '#korean/stem.ts'

/** A stem and an ending joined. */
export interface Attachment {
  readonly text: string
  /** The ending's citation form after this stem, before contraction: 으면, 아서, ㅂ니다. */
  readonly piece: string
  /** Where an ending that begins with a consonant of its own stands in `text`; undefined after 으 or a merger. */
  readonly seam: number | undefined
  /** Where the syllable of an -(으)ㄹ ends in `text`. */
  readonly prospective?: number
}

/** ㄹ is dropped before ㄴ, ㅂ and ㅅ, and before ㄹ as a final consonant (한글 맞춤법 18). */
function withoutRieul(shapes: StemShapes, stem: string): string {
  return shapes.rieul ? withLast(stem, { final: '' }) : stem
}

function beforeOnset(shapes: StemShapes, stem: string, ending: string): string {
  const onset = decomposed(ending.slice(0, 1))?.onset
  return onset !== undefined && 'ㄴㅂㅅ'.includes(onset) ? withoutRieul(shapes, stem) : stem
}

const LONE_FINALS = ['ㄴ', 'ㄹ', 'ㅁ', 'ㅂ', 'ㅆ']

/** Writes a lone consonant under the last syllable: 가 + ㄹ 수 is 갈 수; 만들 + ㅁ is 만듦. */
function fused(shapes: StemShapes, ending: string, piece: string): Attachment {
  const final = ending.slice(0, 1)
  const whole = shapes.fused ?? shapes.eu
  const keepsRieul = shapes.rieul && final === 'ㅁ'
  const open = keepsRieul ? whole : withoutRieul(shapes, whole)
  const closed = withLast(open, { final: keepsRieul ? 'ㄻ' : final })
  const text = closed + ending.slice(1)
  return { text, piece, seam: undefined, ...(final === 'ㄹ' ? { prospective: closed.length } : {}) }
}

function afterEu(shapes: StemShapes, ending: string, keepsCopula: boolean): Attachment {
  const added = shapes.eu.endsWith('으') && !shapes.consonant.endsWith('으')
  if (LONE_FINALS.includes(ending.slice(0, 1))) {
    return fused(shapes, ending, added ? withLast('으', { final: ending.slice(0, 1) }) + ending.slice(1) : ending)
  }
  const whole = keepsCopula ? (shapes.fused ?? shapes.eu) : shapes.eu
  const stem = beforeOnset(shapes, whole, ending)
  return { text: stem + ending, piece: added ? `으${ending}` : ending, seam: undefined }
}

function afterA(shapes: StemShapes, rest: string): Attachment {
  const special = rest === '요' ? shapes.polite : rest === '' || rest === '라' ? shapes.casual : undefined
  const { text, vowel } = special ?? { text: shapes.a, vowel: shapes.vowel }
  return { text: text + rest, piece: vowel + rest, seam: undefined }
}

function afterConsonantShape(shapes: StemShapes, ending: string, keepsCopula: boolean): Attachment {
  const whole = keepsCopula ? (shapes.fused ?? shapes.consonant) : shapes.consonant
  const stem = beforeOnset(shapes, whole, ending)
  return { text: stem + ending, piece: ending, seam: stem.length }
}

/** Joins a stem and a shape written in the notation of `Shapes`: `고`, `(으)면`, `아서`, `습니다/ㅂ니다`. */
export function attached(shapes: StemShapes, shape: string, keepsCopula = false): Attachment {
  const [closed, open] = shape.split('/')
  if (closed !== undefined && open !== undefined) {
    const isOpen = shapes.rieul || lastSyllableIsOpen(shapes)
    return isOpen ? fused(shapes, open, open) : afterConsonantShape(shapes, closed, false)
  }
  if (shape.startsWith('(으)')) return afterEu(shapes, shape.slice(3), keepsCopula)
  if (shape.startsWith('아')) return afterA(shapes, shape.slice(1))
  return afterConsonantShape(shapes, shape, keepsCopula)
}

/** Whether a stem takes ㅂ니다 rather than 습니다; the noun of a copula need not be Hangul (PDF입니다). */
function lastSyllableIsOpen({ consonant, fused: written }: StemShapes): boolean {
  if (written !== undefined) return true
  return lastSyllable(consonant).final === ''
}
