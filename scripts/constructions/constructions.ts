// `npm run constructions -- FILE…`: shows what the translator says to the example of each row of `content/constructions`, where that is
// not what the row promises. With `--write` the empty tones of the rows are filled in, to be read by a person.
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { spelledConstruction } from '#translator/korean/construction.ts'
import type { ConstructionEntry } from '#translator/lexicon/constructionRow.ts'
import { loadBuiltInParts } from '#translator/server/builtInParts.ts'
import { byTone, TONES, type Tone } from '#translator/translation.ts'

const { values, positionals: files } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
if (files.length === 0) throw new Error('Usage: npm run constructions -- FILE… [--write]')
const parts = await loadBuiltInParts()
const engine = createBuiltInEngine(parts)
const entries = new Map(parts.lexicon.constructions.entries.map((entry) => [entry.row.english, entry]))

/** Prints what the translator says to the example of a row, if that is not what the row promises, and returns the four tones. */
function checked({ row }: ConstructionEntry): Record<Tone, string> | undefined {
  const { unknown, gaps, tones, steps } = engine(row.example)
  const entry = entries.get(row.english)
  const told = entry && steps.polite.some(({ text }) => text.startsWith(`“${spelledConstruction(entry)}”`))
  const wrong = TONES.filter((tone) => row[tone] !== '' && row[tone] !== tones[tone].text)
  const whole = unknown.length === 0 && gaps.length === 0
  const good = whole && told
  if (good && wrong.length === 0) return byTone((tone) => tones[tone].text)
  console.log(`${row.english} | ${row.example} [${whole ? 'whole' : 'partial'}${told ? '' : ', another reading won'}]`)
  for (const tone of TONES) console.log(`    ${tones[tone].text}${wrong.includes(tone) ? `   ≠ ${row[tone]}` : ''}`)
  return good ? byTone((tone) => tones[tone].text) : undefined
}

let differing = 0
for (const file of files) {
  const [header = '', ...lines] = (await readFile(file, 'utf8')).split('\n')
  const columns = header.split('\t')
  const filled = lines.map((line) => {
    const cells = line.split('\t')
    const entry = entries.get(cells[0] ?? '')
    const said = entry && checked(entry)
    if (!said) differing += entry ? 1 : 0
    else for (const tone of TONES) cells[columns.indexOf(tone)] ||= said[tone]
    return cells.join('\t')
  })
  if (values.write) await writeFile(file, [header, ...filled].join('\n'))
}
console.log(`${entries.size} rows, ${differing} without the promised answer in ${files.length} files`)
