import { romanization } from '#korean/romanization.ts'

/** English letters that Korean spells alike, merged in this order: ㄹ is both l and r, ㅈ both j and z. */
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
/** Two words with fewer consonants may match by chance. For a word and its own gloss, two are enough. */
const FEWEST_CONSONANTS = 3
const FEWEST_OF_GLOSS = 2

function consonants(latin: string): string {
  return FOLDS.reduce((text, [pattern, fold]) => text.replace(pattern, fold), latin)
}

/** Every pair of options asks about the same few thousand words. */
function memoized<Value>(work: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>()
  return (word) => {
    const value = known.get(word) ?? work(word)
    known.set(word, value)
    return value
  }
}

const koreanSounds = memoized((korean) => consonants(romanization(korean.replace(/하다$/, ''))))

/**
 * The consonants of an English word as Korean may spell them: g is hard or soft (orange), an r before a consonant is silent, and
 * a final r, s or -ing is often left out.
 */
const englishSounds = memoized((word) => {
  const soft = word.replace(/g(?=[eiy])/g, 'j')
  const forms = [word, soft].flatMap((form) => [form, form.replace(/(?:ing|ers?|s|r)$/, '')])
  const unrhotic = forms.map((form) => form.replace(/r(?=[^aeiouy])/g, ''))
  return [...forms, ...unrhotic].map(consonants)
})

/** Whether the Korean word gives the English one away by its sound: 컴퓨터 and computer have the same consonants. */
export function isLoanwordOf(korean: string, english: string): boolean {
  return sharesSounds(korean, english, FEWEST_CONSONANTS)
}

/** Whether the Korean word sounds like its gloss, or like a word of it: 가스 and gas. */
export function soundsLikeGloss(korean: string, gloss: string): boolean {
  const words = gloss.match(/[A-Za-z]+/g) ?? []
  return [...words, words.join('')].some((word) => sharesSounds(korean, word, FEWEST_OF_GLOSS))
}

function sharesSounds(korean: string, english: string, fewest: number): boolean {
  const heard = koreanSounds(korean)
  return heard.length >= fewest && englishSounds(english.toLowerCase()).includes(heard)
}
