import { globSync, readFileSync } from 'node:fs'

/** The files with the texts of the interface. Other Korean text (translations, lessons) uses the text slices instead. */
const INTERFACE_FILES = ['src/*/web/**/*.{ts,tsx}', 'src/{landing,site}/*.ts']

/** Every Hangul syllable that the interface itself shows, in code point order. Run it from the project's root folder. */
export function interfaceHangul(): string {
  const files = INTERFACE_FILES.flatMap((pattern) => globSync(pattern)).filter((file) => !file.includes('.test.'))
  const syllables = files.flatMap((file) => readFileSync(file, 'utf8').match(/[가-힣]/g) ?? [])
  return [...new Set(syllables)].sort().join('')
}
