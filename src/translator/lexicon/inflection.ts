/** The forms of an English verb: base, third person -s, -ing, past and past participle. */
export type VerbForm = 'base' | 's' | 'ing' | 'past' | 'participle'

export interface IrregularVerb {
  past: string
  participle: string
}

const DOUBLING = /^[^aeiou]*[aeiou][bdgklmnprt]$/
const DOUBLING_ALSO = new Set([
  'begin',
  'forget',
  'prefer',
  'admit',
  'permit',
  'control',
  'occur',
  'refer',
  'quit',
  'upset',
  'plan',
  'regret',
])

function doubled(verb: string): string {
  return DOUBLING.test(verb) || DOUBLING_ALSO.has(verb) ? verb + verb.slice(-1) : verb
}

export function sForm(word: string): string {
  if (/(s|x|z|ch|sh|o)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

function ingForm(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${doubled(verb)}ing`
}

function edForm(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${doubled(verb)}ed`
}

/** Verbs that double their last letter in British spelling only. */
const DOUBLING_ABROAD = new Set(['travel', 'cancel', 'label', 'model', 'signal', 'fuel', 'total', 'marvel'])

/** The form and, where British spelling differs, the American form: travelled, traveled. */
function inBothSpellings(verb: string, form: string, ending: 'ing' | 'ed'): string[] {
  return DOUBLING_ABROAD.has(verb) ? [verb + verb.slice(-1) + ending, verb + ending] : [form]
}

/** Every spelling of a verb with its possible forms: `read` is base, past and participle. */
export function verbForms(verb: string, irregular?: IrregularVerb): Map<string, VerbForm[]> {
  const forms = new Map<string, VerbForm[]>()
  const add = (spelling: string, form: VerbForm) => forms.set(spelling, [...(forms.get(spelling) ?? []), form])
  add(verb, 'base')
  add(verb === 'have' ? 'has' : sForm(verb), 's')
  for (const ing of inBothSpellings(verb, ingForm(verb), 'ing')) add(ing, 'ing')
  const pasts = inBothSpellings(verb, edForm(verb), 'ed').join('/')
  for (const past of (irregular?.past ?? pasts).split('/')) add(past, 'past')
  for (const participle of (irregular?.participle ?? pasts).split('/')) add(participle, 'participle')
  return forms
}

/** `big` gives bigger and biggest; long adjectives have none (`more careful`). */
export function comparisonForms(adjective: string): { comparative: string; superlative: string } | undefined {
  const short = adjective.length <= 4 || /^[^aeiou]*[aeiou]+[^aeiou]*(y|le|er|ow|e)?$/.test(adjective)
  if (!short || adjective.includes(' ')) return undefined
  if (/[^aeiou]y$/.test(adjective)) {
    const stem = adjective.slice(0, -1)
    return { comparative: `${stem}ier`, superlative: `${stem}iest` }
  }
  if (adjective.endsWith('e')) return { comparative: `${adjective}r`, superlative: `${adjective}st` }
  const stem = DOUBLING.test(adjective) ? adjective + adjective.slice(-1) : adjective
  return { comparative: `${stem}er`, superlative: `${stem}est` }
}
