import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { compileLexicon } from '#translator/lexicon/lexicon.ts'
import { loadLexiconTexts, winkTagger } from '#translator/server/builtInEngine.ts'
import { sentencesOf } from '#translator/analysis/token.ts'
import { translatedSentence } from '#translator/translatedSentence.ts'
import { toneViolations } from '#korean/toneViolations.ts'
import { readFileSync } from 'node:fs'
const parts = { lexicon: compileLexicon(await loadLexiconTexts()), tag: winkTagger() }
const engine = createBuiltInEngine(parts)
const all = process.argv[2] === 'all'
const text = readFileSync(0, 'utf8').split('\n').filter(Boolean)
for (const line of text) {
  const t = engine(line)
  const o = t.status === 'complete' ? '' : '  <<' + sentencesOf(line).map((s) => translatedSentence(parts, s, true)).flatMap((s) => s.obstacles).join('; ') + '>>'
  console.log((t.status === 'complete' ? '  ' : '* ') + line + o)
  for (const tone of ['polite', 'formal', 'casual', 'business'] as const) {
    if (!all && tone !== 'polite') continue
    console.log('      ' + t.tones[tone].text)
  }
  for (const tone of ['polite', 'formal', 'casual', 'business'] as const)
  for (const v of toneViolations(t.tones[tone].text, tone)) console.log('   !! ' + tone + ' ' + v.rule + ' ' + v.text + ' | ' + t.tones[tone].text)
}
