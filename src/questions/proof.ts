import { z } from 'zod'
import { acceptedForms } from '#korean/acceptedForms.ts'
import { acceptedPronunciations } from '#korean/acceptedPronunciations.ts'
import { marked } from '#korean/boundary.ts'
import { counted } from '#korean/counter.ts'
import { nativeNumeral, sinoNumeral } from '#korean/numeral.ts'
import { acceptedParticleForms, isParticle } from '#korean/particle.ts'
import { type Predicate, predicate } from '#korean/predicate.ts'
import { isSuffix } from '#korean/suffix.ts'
import { VERB_CLASSES } from '#korean/verbClass.ts'

const suffix = z.string().refine(isSuffix, 'no such suffix')
const particleName = z.string().refine(isParticle, 'no such particle')
const numeral = z.int().min(0)

/** How our Korean engine makes the right option, which checks the key automatically. Not every question has a proof. */
export const proof = z.union([
  /** The predicate with its suffixes; options are the forms, or sentences that end in them. */
  z.strictObject({
    lemma: z.string(),
    pos: z.enum(['verb', 'adjective', 'copula', 'existential']),
    class: z.enum(VERB_CLASSES),
    head: z.string().optional(),
    suffixes: z.array(suffix).min(1),
  }),
  /** The noun with its particle; options are particles, or nouns with theirs. */
  z.strictObject({ noun: z.string(), particle: particleName }),
  /** A number with its counter: 세 명. */
  z.strictObject({ number: numeral, counter: z.string() }),
  z.strictObject({ number: numeral, system: z.enum(['native', 'sino']) }),
  /** The pronunciation of a text with marked boundaries: 신+고, 할~ 수, 꽃|잎. The options are respellings in brackets. */
  z.strictObject({ said: z.string() }),
])
export type Proof = z.infer<typeof proof>

interface Proved {
  right: string
  wrong: readonly string[]
  proof: Proof
}

function predicateOf({ lemma, pos, class: verbClass, head }: Extract<Proof, { lemma: string }>): Predicate {
  return predicate(lemma, pos, verbClass, head)
}

/** Every form that the Korean engine accepts as the right option. */
function accepted(proof: Proof): readonly string[] {
  if ('lemma' in proof) return acceptedForms(predicateOf(proof), proof.suffixes)
  if ('noun' in proof) return particleForms(proof.noun, proof.particle)
  if ('counter' in proof) return [counted(proof.number, proof.counter)]
  if ('system' in proof) {
    return [proof.system === 'native' ? nativeNumeral(proof.number) : sinoNumeral(proof.number)]
  }
  const { text, boundaries } = marked(proof.said)
  return acceptedPronunciations(text, boundaries).map((said) => `[${said}]`)
}

function particleForms(noun: string, name: string): readonly string[] {
  if (!isParticle(name)) throw new Error(`No such particle: ${name}`)
  return acceptedParticleForms(noun, name).flatMap((whole) =>
    whole.startsWith(noun) ? [whole, whole.slice(noun.length)] : [whole],
  )
}

/** Whether the option is one of the forms, or ends in one. Punctuation and spaces do not count. */
function isMade(option: string, forms: readonly string[]): boolean {
  const bare = option.normalize('NFC').replace(/[.?!]+$/, '')
  return forms.some((form) => bare === form || bare.endsWith(` ${form}`))
}

/** Where the Korean engine disagrees with a question's key or wrong options. */
export function proofFaults({ right, wrong, proof }: Proved): string[] {
  const forms = accepted(proof)
  if (forms.length === 0) return [`there is no form ${JSON.stringify(proof)}`]
  return [
    ...(isMade(right, forms) ? [] : [`the Korean engine makes ${forms.join(', ')}, not ${right}`]),
    ...wrong.filter((option) => isMade(option, forms)).map((option) => `the Korean engine also accepts ${option}`),
  ]
}
