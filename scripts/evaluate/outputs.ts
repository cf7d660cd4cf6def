// `npm run evaluate:outputs -- FILE…`: prints what the translator answers to the first column of each line, as TSV. The outputs of two commits
// show what a change of the translator changes: `diff` them.
import { readFile } from 'node:fs/promises'
import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { loadLexicon, winkTagger } from '#translator/server/builtInParts.ts'
import { TONES } from '#translator/translation.ts'

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Usage: npm run evaluate:outputs -- FILE…')
const engine = createBuiltInEngine({ lexicon: await loadLexicon(), tag: winkTagger() })
const lines = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap((text) => text.split('\n'))
console.log(['english', 'status', ...TONES, ...TONES.map((tone) => `steps: ${tone}`)].join('\t'))
for (const line of lines) {
  const [english = ''] = line.split('\t')
  if (english === '') continue
  const { status, tones, steps } = engine(english)
  const said = TONES.map((tone) => tones[tone].text.replaceAll(/\s+/g, ' '))
  const explained = TONES.map((tone) => JSON.stringify(steps[tone]))
  console.log([english, status, ...said, ...explained].join('\t'))
}
