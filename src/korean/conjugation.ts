import { type Attachment, attached } from '#korean/attachment.ts'
import { type Auxiliary, type AuxiliaryId, auxiliaryOf, isAuxiliaryId, isOneWord } from '#korean/auxiliary.ts'
import type { Boundary } from '#korean/boundary.ts'
import type { Ending, Shapes } from '#korean/ending.ts'
import { type EndingId, endingOf, isEndingId } from '#korean/endingTable.ts'
import { withLast } from '#korean/hangul.ts'
import { type Morpheme, type Negation, type Prefinal, type Suffix, withMorpheme } from '#korean/morpheme.ts'
import { type Predicate, stemOf } from '#korean/predicate.ts'
import { prefixOf, type StemShapes, stemShapes } from '#korean/stem.ts'

/** A form while its suffixes are being added. */
export interface ConjugationState {
  /** The predicate that is being conjugated now: an auxiliary takes the place of the verb before it. */
  readonly predicate: Predicate
  /** The finished text before the predicate: `가고 ` while 싶다 is being conjugated. */
  readonly before: string
  readonly shapes: StemShapes
  readonly honorific: boolean
  /** The last prefinal ending; they stand in the order 시, 았, 겠. */
  readonly prefinal: Prefinal | undefined
  readonly morphemes: readonly Morpheme[]
  readonly boundaries: readonly Boundary[]
  /** The finished text, once an ending has closed the form. */
  readonly closed?: string
}

/** The bare predicate, before any suffix. */
export function begun(predicate: Predicate): ConjugationState {
  return {
    predicate,
    before: '',
    shapes: stemShapes(predicate),
    honorific: predicate.class === '시다',
    prefinal: undefined,
    morphemes: stemMorphemes(predicate),
    boundaries: [],
  }
}

function stemMorphemes(predicate: Predicate): Morpheme[] {
  const stem = stemOf(predicate)
  if (predicate.class !== '이다' && predicate.class !== '이다-거') {
    return withMorpheme([], { text: stem, id: 'stem', kind: 'stem' }, 0)
  }
  const noun = prefixOf(predicate)
  const chain = withMorpheme([], { text: noun, id: 'noun', kind: 'noun' }, 0)
  return withMorpheme(chain, { text: stem.slice(noun.length), id: 'copula', kind: 'copula' }, spaces(noun))
}

/** 말다 forbids, so it takes only suffixes that command, propose, wish or lead to the alternative: 가지 마세요, 가지 말고. */
const PROHIBITION: ReadonlySet<Suffix> = new Set([
  '-시-',
  '-았-',
  '-아요',
  '-아',
  '-(으)세요',
  '-(으)십시오',
  '-(으)ㅂ시다',
  '-자',
  '-아라',
  '-지요',
  '-죠',
  '-지',
  '-(으)ㄹ까요',
  '-(으)ㄹ까',
  '-고',
  '-기',
  '-(으)면',
  '-도록',
  '-(으)라고',
  '-자고',
  '-(으)라',
  '-(으)래요',
  '-(으)래',
  '-재요',
  '-재',
  '-(으)라는',
  '-자는',
  '-아야지요',
  '-아야죠',
  '-아야지',
  '-아야겠어요',
  '-아야겠어',
  '-아야겠습니다',
  '-아야겠다',
  '-도록 하다',
  '-아야 하다',
  '-아야 되다',
  '-아 주다',
  '-아 달다',
  '-기로 하다',
  '-기 바라다',
  '-기를 바라다',
  '-(으)면 좋다',
])

function canTake({ closed, predicate }: ConjugationState, suffix: Suffix): boolean {
  return closed === undefined && (predicate.class !== '말다' || PROHIBITION.has(suffix))
}

/** The state with one more suffix, or undefined if the form does not exist. */
export function followed(state: ConjugationState, suffix: Suffix): ConjugationState | undefined {
  if (!canTake(state, suffix)) return undefined
  if (isAuxiliaryId(suffix)) return withAuxiliary(state, suffix)
  if (isEndingId(suffix)) return withEnding(state, suffix)
  return suffix === '안' || suffix === '못' ? negated(state, suffix) : withPrefinal(state, suffix)
}

/**
 * 안 of verbs and adjectives, 못 of verbs only; not of 있다, 없다 and the copula, which have their own opposites. They stand right
 * before the verb itself: 공부 안 해요, 마음에 안 들어요.
 */
function negated(state: ConjugationState, negation: Negation): ConjugationState | undefined {
  const { predicate } = state
  const isFirst = state.before === '' && state.prefinal === undefined && state.morphemes[0]?.kind !== 'negation'
  const takes = predicate.pos === 'verb' || (predicate.pos === 'adjective' && negation === '안')
  if (!isFirst || !takes || predicate.class === '있다' || predicate.class === '없다') return undefined
  const start = predicate.separable ? prefixOf(predicate).length : predicate.lemma.lastIndexOf(' ') + 1
  const verb: Predicate = { ...predicate, lemma: predicate.lemma.slice(start) }
  const words = [predicate.lemma.slice(0, start).trimEnd(), negation].filter((text) => text !== '')
  const before = `${words.join(' ')} `
  const nounChain = withMorpheme([], { text: words.slice(0, -1).join(' '), id: 'stem', kind: 'stem' }, 0)
  const chain = withMorpheme(nounChain, { text: negation, id: negation, kind: 'negation' }, spaces(before) - 1)
  return {
    ...state,
    predicate: verb,
    before,
    shapes: stemShapes(verb),
    morphemes: withMorpheme(chain, { text: stemOf(verb), id: 'stem', kind: 'stem' }, spaces(before)),
  }
}

const PREFINAL_RANK: Record<Prefinal, number> = { '-시-': 1, '-았-': 2, '-았었-': 2, '-겠-': 3 }

function withPrefinal(state: ConjugationState, prefinal: Prefinal): ConjugationState | undefined {
  const rank = state.prefinal === undefined ? 0 : PREFINAL_RANK[state.prefinal]
  if (PREFINAL_RANK[prefinal] <= rank) return undefined
  if (prefinal === '-시-' && state.predicate.class === '시다') return { ...state, prefinal }
  const { text, piece } = prefinalAttachment(state.shapes, prefinal)
  return {
    ...state,
    shapes: shapesAfter(prefinal, text),
    honorific: state.honorific || prefinal === '-시-',
    prefinal,
    morphemes: withMorpheme(
      state.morphemes,
      { text: piece, id: prefinal, kind: 'prefinal' },
      spaces(state.before + text),
    ),
    boundaries: boundariesOf(state, prefinal === '-겠-' ? attached(state.shapes, '겠') : undefined),
  }
}

function prefinalAttachment(shapes: StemShapes, prefinal: Prefinal): Pick<Attachment, 'text' | 'piece'> {
  if (prefinal === '-시-') return attached(shapes, '(으)시')
  if (prefinal === '-겠-') return attached(shapes, '겠')
  const text = withLast(shapes.a, { final: 'ㅆ' })
  const piece = withLast(shapes.vowel, { final: 'ㅆ' })
  return prefinal === '-았-' ? { text, piece } : { text: `${text}었`, piece: `${piece}었` }
}

function shapesAfter(prefinal: Prefinal, text: string): StemShapes {
  if (prefinal !== '-시-') return { consonant: text, eu: `${text}으`, a: `${text}어`, vowel: '어' }
  const polite = { text: withLast(text, { vowel: 'ㅔ' }), vowel: '어' }
  return { consonant: text, eu: text, a: withLast(text, { vowel: 'ㅕ' }), vowel: '어', polite }
}

/** What an ending stands after; after 시, 있다 sides with the adjectives (시간 있으신 분). */
function shapeAfter(state: ConjugationState, shapes: Shapes, needsWill: true | undefined): string | undefined {
  const { pos, class: verbClass } = state.predicate
  if (state.prefinal === '-겠-') return shapes.presumptive
  if (state.prefinal === '-았-' || state.prefinal === '-았었-') return shapes.past
  if (pos === 'verb' || pos === 'copula') return shapes[pos]
  if (verbClass !== '있다' && verbClass !== '없다') return shapes.adjective
  if (needsWill) return pos === 'existential' && verbClass === '있다' ? shapes.existential : undefined
  return state.honorific ? (shapes.adjective ?? shapes.existential) : shapes.existential
}

/** The state's text up to the auxiliary's own stem: 가고 and a space of 가고 싶다; undefined if the form does not exist. */
export function linkedText(state: ConjugationState, id: AuxiliaryId): string | undefined {
  const link = canTake(state, id) ? linking(state, id) : undefined
  return link && state.before + link.text
}

function linking(state: ConjugationState, id: AuxiliaryId): Attachment | undefined {
  const auxiliary: Auxiliary = auxiliaryOf(id)
  const shape = shapeAfter(state, auxiliary.link, auxiliary.needsWill)
  if (shape === undefined) return undefined
  const together = state.prefinal === undefined && isOneWord(state.predicate, id)
  return attached(state.shapes, together ? shape.trimEnd() : shape, auxiliary.keepsCopula)
}

function withAuxiliary(state: ConjugationState, id: AuxiliaryId) {
  const auxiliary: Auxiliary = auxiliaryOf(id)
  const link = linking(state, id)
  if (link === undefined) return undefined
  const head = 'host' in auxiliary.head ? auxiliary.head.host(state.predicate.pos) : auxiliary.head
  const before = state.before + link.text
  const linked = withMorpheme(
    state.morphemes,
    { text: link.piece, id, kind: 'auxiliary' },
    spaces(before) - spaces(link.piece),
  )
  return {
    predicate: head,
    before,
    shapes: stemShapes(head),
    honorific: head.class === '시다',
    prefinal: undefined,
    morphemes: withAuxiliaryStem(linked, head, id, spaces(before)),
    boundaries: boundariesOf(state, link),
  }
}

/** The stem of an auxiliary; the copula of 거다 and 예정이다 is a piece of its own. */
function withAuxiliaryStem(chain: readonly Morpheme[], head: Predicate, id: AuxiliaryId, word: number): Morpheme[] {
  const stem = stemOf(head)
  const noun = head.pos === 'copula' ? prefixOf(head) : stem
  const named = withMorpheme(chain, { text: noun, id, kind: 'auxiliary' }, word)
  return withMorpheme(named, { text: stem.slice(noun.length), id: 'copula', kind: 'copula' }, word)
}

/** The shape of the ending after this state, and how they are joined; undefined if the form does not exist. */
function closing(state: ConjugationState, ending: Ending): { shape: string; joint: Attachment } | undefined {
  const found = shapeAfter(state, ending.shapes, ending.needsWill)
  if (found === undefined || (state.honorific && ending.neverHonorific)) return undefined
  const shape = (state.honorific && ending.honorific) || found
  return { shape, joint: attached(state.shapes, shape, ending.keepsCopula) }
}

/** The text of the form that the ending closes; undefined if the form does not exist. Much faster than `followed`, which also notes the pieces. */
export function closedText(state: ConjugationState, id: EndingId): string | undefined {
  const closed = canTake(state, id) ? closing(state, endingOf(id)) : undefined
  return closed && state.before + closed.joint.text
}

function withEnding(state: ConjugationState, id: EndingId): ConjugationState | undefined {
  const ending: Ending = endingOf(id)
  const { shape, joint } = closing(state, ending) ?? {}
  if (shape === undefined || joint === undefined) return undefined
  const { text, piece } = joint
  const closed = state.before + text
  const word = spaces(closed) - spaces(piece)
  const last = state.morphemes.at(-1)
  const isSeyo = shape === '아요' && last?.id === '-시-'
  const chain = isSeyo ? state.morphemes.slice(0, -1) : state.morphemes
  const added = isSeyo
    ? ({ text: `${withLast(last.text, { vowel: 'ㅔ' })}요`, id: '-(으)세요', kind: 'final' } as const)
    : { text: piece, id, kind: ending.kind }
  return {
    ...state,
    closed,
    morphemes: withMorpheme(chain, added, word),
    boundaries: boundariesOf(state, joint),
  }
}

function spaces(text: string): number {
  let count = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count += 1
  return count
}

function boundariesOf(state: ConjugationState, joint: Attachment | undefined): readonly Boundary[] {
  const { before, boundaries, prefinal } = state
  const at = before.length
  if (joint?.prospective !== undefined) return [...boundaries, { at: at + joint.prospective, kind: 'prospective' }]
  const isVerbal = prefinal === undefined && state.predicate.pos !== 'copula'
  if (joint?.seam === undefined || !isVerbal) return boundaries
  return [...boundaries, { at: at + joint.seam, kind: 'stem' }]
}
