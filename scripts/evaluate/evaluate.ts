import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { chrF } from '#translator/chrF.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { loadLexicon, winkTagger } from '#translator/server/builtInParts.ts'
import { toneViolations } from '#translator/toneViolations.ts'
import type { BuiltInParts } from '#translator/translatedSentence.ts'
import { TONES, type Tone, type Translation } from '#translator/translation.ts'
import { failedConstructions } from './failedConstructions.ts'

interface Pair {
  english: string
  references: string[]
}

interface Scored {
  pair: Pair
  translation: Translation
  score: number
}

/** Reads lines of `English TAB Korean || Korean`. Skips a header line `en ko …`, and ignores further columns. */
async function readPairs(file: string): Promise<Pair[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('en\tko'))
  return lines.map((line) => {
    const [english = '', korean = ''] = line.split('\t')
    return { english, references: korean.split('||').map((reference) => reference.trim()) }
  })
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)).toFixed(1)
}

function wordCount(text: string): number {
  return sentencesOf(text).reduce((sum, { tokens }) => sum + tokens.filter(({ kind }) => kind !== 'mark').length, 0)
}

function commonUnknownWords(scored: readonly Scored[], most: number): string {
  const counts = new Map<string, number>()
  for (const { translation } of scored) {
    for (const { text } of translation.unknown)
      counts.set(text.toLowerCase(), (counts.get(text.toLowerCase()) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([word, count]) => `${word} ${count}`)
    .join(', ')
}

function report(scored: readonly Scored[], milliseconds: number): void {
  const complete = scored.filter(({ translation }) => translation.status === 'complete')
  const words = scored.reduce((sum, { pair }) => sum + wordCount(pair.english), 0)
  const unknown = scored.reduce((sum, { translation }) => sum + translation.unknown.length, 0)
  const violations = scored.flatMap(({ translation }) =>
    TONES.flatMap((tone) =>
      toneViolations(translation.tones[tone].text, tone).map(
        (violation) => `${translation.tones[tone].text}: ${violation.rule} ${violation.text}`,
      ),
    ),
  )
  console.log(`sentences        ${scored.length}`)
  console.log(`complete         ${share(complete.length, scored.length)}`)
  console.log(`partial          ${share(scored.length - complete.length, scored.length)}`)
  console.log(`token coverage   ${share(words - unknown, words)}`)
  console.log(`chrF all         ${mean(scored.map(({ score }) => score))}`)
  console.log(`chrF complete    ${mean(complete.map(({ score }) => score))}`)
  console.log(`sentences/s      ${Math.round((1000 * scored.length) / milliseconds)}`)
  console.log(`tone violations  ${violations.length}`)
  for (const violation of violations.slice(0, 10)) console.log(`  ${violation}`)
  console.log(`most common unknown words: ${commonUnknownWords(scored, 40)}`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tone: { type: 'string', default: 'casual' },
    show: { type: 'string', default: '' },
    constructions: { type: 'string', default: '20' },
  },
})
const [file] = positionals
const tone = TONES.find((known) => known === values.tone)
if (!file || !tone) {
  console.error(
    'Usage: npm run evaluate -- FILE.tsv [--tone polite|formal|casual|business] [--show complete|partial] [--constructions 20]',
  )
  process.exit(1)
}

const parts: BuiltInParts = { lexicon: await loadLexicon(), tag: winkTagger() }
const engine = createBuiltInEngine(parts)
const pairs = await readPairs(file)
const start = performance.now()
const translations = pairs.map((pair) => ({ pair, translation: engine(pair.english) }))
const milliseconds = performance.now() - start
const scored = translations.map(({ pair, translation }) => ({
  pair,
  translation,
  score: scoreOf(pair, translation, tone),
}))

function scoreOf({ references }: Pair, { tones }: Translation, shown: Tone): number {
  return Math.max(...references.map((reference) => chrF(tones[shown].text, reference)))
}

for (const { pair, translation, score } of scored.filter(({ translation: { status } }) => status === values.show)) {
  console.log(
    `${score.toFixed(0).padStart(3)}  ${pair.english}\n     ${translation.tones[tone].text}\n     ${pair.references.join(' || ')}`,
  )
}
report(scored, milliseconds)
const partial = scored.filter(({ translation }) => translation.status === 'partial').map(({ pair }) => pair.english)
console.log('most common failed constructions in sentences without unknown words:')
for (const { construction, count, example } of failedConstructions(parts, partial).slice(
  0,
  Number(values.constructions),
))
  console.log(`${String(count).padStart(4)}  ${construction}   (${example})`)
