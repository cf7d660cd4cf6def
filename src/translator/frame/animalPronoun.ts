import type { Clause, Head, SentenceFrame } from '#translator/frame/frame.ts'

function isAnimalPronoun(value: object): boolean {
  const { kind, id } = value as Partial<Extract<Head, { kind: 'pronoun' }>>
  return kind === 'pronoun' && (id === 'he' || id === 'she')
}

/** `he is two` */
function withAge(value: object): object {
  const { subject, predicate } = value as Partial<Clause>
  if (!subject || !isAnimalPronoun(subject.head) || predicate?.kind !== 'noun') return value
  const { complement } = predicate
  if (complement.head.kind !== 'number') return value
  const head = { kind: 'age' as const, value: complement.head.value }
  return { ...value, predicate: { ...predicate, complement: { ...complement, head } } }
}

function withIt(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Map) return value
  if (Array.isArray(value)) return value.map(withIt)
  if (isAnimalPronoun(value)) return { ...value, id: 'it' }
  return Object.fromEntries(
    Object.entries(withAge(value)).map(([key, each]) => [key, key === 'entry' ? each : withIt(each)]),
  )
}

/** The frame with `it` for every `he` and `she`, which are an animal. */
export function withAnimalPronouns(frame: SentenceFrame): SentenceFrame {
  return withIt(frame) as SentenceFrame
}
