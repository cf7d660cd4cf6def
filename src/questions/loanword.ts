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
/** Two words with fewer consonants may match by chance. */
const FEWEST_CONSONANTS = 3

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
  const heard = koreanSounds(korean)
  return heard.length >= FEWEST_CONSONANTS && englishSounds(english.toLowerCase()).includes(heard)
}
