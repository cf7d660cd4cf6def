import { compileLexicon } from '#translator/lexicon/lexicon.ts'
import { loadLexiconTexts, winkTagger } from '#translator/server/builtInEngine.ts'
import { sentencesOf, tagged } from '#translator/analysis/token.ts'
import { Chart } from '#translator/analysis/chart.ts'
import { RULES, sentenceFrames } from '#translator/analysis/sentenceFrame.ts'
import { sentenceWords } from '#translator/transfer/koreanSentence.ts'
const lexicon = compileLexicon(await loadLexiconTexts()), tag = winkTagger()
for (const text of process.argv.slice(2)) for (const s of sentencesOf(text)) {
  const tokens = tagged(s.tokens, tag)
  console.log(tokens.map((t) => `${t.word}/${t.tag}`).join(' '))
  for (const r of sentenceFrames(new Chart(tokens, lexicon, RULES), s.closing)) {
    let out; try { out = sentenceWords({ tone: 'polite', fired: [] }, r.value, s.closing).map((w) => w.text).join(' ') } catch (e) { out = 'ERR ' + (e as Error).message }
    console.log('  ', r.cost.toFixed(2), out)
  }
}
