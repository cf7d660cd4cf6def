import { romanization } from '#korean/romanization.ts'

/** Letters that a loanword does not tell apart, in the order in which they are folded: ㄹ is both l and r, ㅈ both j and z. */
const FOLDS: readonly [RegExp, string][] = [
  [/ph|[fvb]/g, 'p'],
  [/gn/g, 'n'],
  [/th|d/g, 't'],
  [/ng/g, 'n'],
  [/ch|sh|c(?=[eiy])|[jz]/g, 's'],
  [/x/g, 'ks'],
  [/[cgq]/g, 'k'],
  [/l/g, 'r'],
  [/[^hkmnprst]/g, ''],
  [/(.)\1+/g, '$1'],
]
/** Of fewer consonants any two words may agree by chance; a word and its own gloss hardly do with two. */
const FEWEST_CONSONANTS = 3
const FEWEST_OF_GLOSS = 2

function consonants(latin: string): string {
  return FOLDS.reduce((text, [pattern, fold]) => text.replace(pattern, fold), latin)
}

/** What was worked out once is kept: every pair of options asks about the same few thousand words. */
function kept<Value>(work: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const value = known.get(word) ?? work(word)
    known.set(word, value)
    return value
  }
}

const koreanSounds = kept((korean) => consonants(romanization(korean.replace(/하다$/, ''))))

/** What is heard of an English word: g is hard or soft (orange), an r before a consonant is not heard, and one at the end, an s or -ing is often not written. */
const englishSounds = kept((word) => {
  const soft = word.replace(/g(?=[eiy])/g, 'j')
  const forms = [word, soft].flatMap((form) => [form, form.replace(/(?:ing|ers?|s|r)$/, '')])
  const unrhotic = forms.map((form) => form.replace(/r(?=[^aeiouy])/g, ''))
  return [...forms, ...unrhotic].map(consonants)
})

/** Whether the Korean word gives the English one away by its sound: 컴퓨터 and computer have the same consonants. */
export function isLoanwordOf(korean: string, english: string): boolean {
  return sharesSounds(korean, english, FEWEST_CONSONANTS)
}

/** Whether the Korean word's own gloss, or a word of it, sounds like it: 가스 and gas. */
export function isToldByGloss(korean: string, gloss: string): boolean {
  const words = gloss.match(/[A-Za-z]+/g) ?? []
  return [...words, words.join('')].some((word) => sharesSounds(korean, word, FEWEST_OF_GLOSS))
}

function sharesSounds(korean: string, english: string, fewest: number): boolean {
  const heard = koreanSounds(korean)
  return heard.length >= fewest && englishSounds(english.toLowerCase()).includes(heard)
}
