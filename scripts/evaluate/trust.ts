// `npm run evaluate:trust -- FILE.tsv…`: how many of the judged sentences would be shown as sure at each limit of risk, and how
// many of these are adequate. Each line holds English, the polite Korean that was judged, and the verdict: `natural`, `adequate` (right
// in all four tones) or `wrong`. Lines that the translator says in other words today are left out and counted: judge them again.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { tsvRows } from '#kit/tsvRows.ts'
import { MOST_TRUSTED_RISK } from '#translator/english/readingTrust.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { loadLexicon, winkTagger } from '#translator/server/builtInParts.ts'
import { translatedSentence } from '#translator/translatedSentence.ts'

const judgedRow = z.object({
  english: z.string(),
  polite: z.string(),
  verdict: z.enum(['natural', 'adequate', 'wrong']),
  cause: z.string(),
})

const LIMITS = [8, 10, 12, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 30]

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Usage: npm run evaluate:trust -- FILE.tsv…')
const parts = { lexicon: await loadLexicon(), tag: winkTagger() }

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`.padStart(8)
}

for (const file of files) {
  const rows = tsvRows(file, await readFile(file, 'utf8'), judgedRow)
  const judged = rows.flatMap(({ english, polite, verdict }) => {
    const sentences = sentencesOf(english).map((sentence) => translatedSentence(parts, sentence))
    const said = sentences.flatMap(({ versions }) => versions.polite.words).map(({ text }) => text)
    const risks = sentences.map(({ risk }) => risk)
    const same = said.join(' ') === polite
    return same && risks.every((risk) => risk !== undefined) ? [{ verdict, risk: Math.max(...risks) }] : []
  })
  console.log(`${file}: ${rows.length} judged, ${judged.length} of them whole and said in the same words today`)
  console.log('  risk   sure    adequate   natural')
  for (const limit of LIMITS) {
    const sure = judged.filter(({ risk }) => risk <= limit)
    const adequate = sure.filter(({ verdict }) => verdict !== 'wrong')
    const natural = sure.filter(({ verdict }) => verdict === 'natural')
    const mark = limit === MOST_TRUSTED_RISK ? '  <- today' : ''
    console.log(
      `${String(limit).padStart(6)} ${share(sure.length, judged.length)} ${share(adequate.length, sure.length)} ${share(natural.length, sure.length)}${mark}`,
    )
  }
}
