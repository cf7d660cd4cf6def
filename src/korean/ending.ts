type EndingKind = 'final' | 'connective' | 'modifier' | 'nominal' | 'quotation'

/** What an ending stands after; `past` is a stem that carries 았, `presumptive` one that carries 겠. */
export type Host = 'verb' | 'adjective' | 'existential' | 'copula' | 'past' | 'presumptive'

/**
 * The shape of an ending after each host, as grammar books write it. A host without a shape does not take the ending.
 * `고` joins the stem before consonants, `(으)면` the stem before 으, `아서` the stem before 아/어,
 * and `습니다/ㅂ니다` follows consonants / vowels and ㄹ.
 */
export type Shapes = Partial<Record<Host, string>>

export interface Ending {
  readonly kind: EndingKind
  readonly shapes: Shapes
  /** The ending addresses a doer who can decide (명령, 청유, 약속), so 없다 and 재미있다 do not take it. */
  readonly needsWill?: true
  /** The shape after a stem that already has 시: 드시다 is 드세요, not 드시세요. */
  readonly honorific?: string
  /** The ending never follows 시: it is about the speaker (할게요) or talks down to the listener (해라). */
  readonly neverHonorific?: true
  /** The copula keeps its 이 even after a vowel: 친구이기 때문에, 친구이며. */
  readonly keepsCopula?: true
}

/** The same shape after every stem, but never after 았 or 겠. */
export function untensed(shape: string): Shapes {
  return { verb: shape, adjective: shape, existential: shape, copula: shape }
}

/** The same shape after every stem and after 았, but not after 겠: 갔을 때, but no *가겠을 때. */
export function unpresumed(shape: string): Shapes {
  return { ...untensed(shape), past: shape }
}

/** The same shape after every host. */
export function everywhere(shape: string): Shapes {
  return { ...untensed(shape), ...tensed(shape) }
}

/** After 았 and 겠. */
export function tensed(shape: string): Shapes {
  return { past: shape, presumptive: shape }
}

/** For verbs, and for 있다 in the sense “stay”. */
export function doing(shape: string): Shapes {
  return { verb: shape, existential: shape }
}

/** Shapes built on the present modifier: 가는 만큼, 예쁜 만큼, 있는 만큼, 학생인 만큼. */
export function presentModifier(rest: string): Shapes {
  return { verb: `는${rest}`, adjective: `(으)ㄴ${rest}`, existential: `는${rest}`, copula: `(으)ㄴ${rest}` }
}

/** Shapes built on the plain statement, with a special shape after the copula: 간다고, 먹는다고, 예쁘다고, 갔다고, but 학생이라고. */
export function plainStatement(shape: string, copula: string): Shapes {
  return { verb: `는${shape}/ㄴ${shape}`, adjective: shape, existential: shape, copula, ...tensed(shape) }
}

/** Shapes built on the plain question: 가는가, 예쁜가, 있는가, 학생인가, 갔는가. */
export function plainQuestion(rest: string): Shapes {
  return { ...presentModifier(rest), ...tensed(`는${rest}`) }
}
