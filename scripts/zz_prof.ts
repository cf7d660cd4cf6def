import { createBuiltInEngine } from '#translator/builtInEngine.ts'
import { compileLexicon } from '#translator/lexicon/lexicon.ts'
import { loadLexiconTexts, winkTagger } from '#translator/server/builtInEngine.ts'
const parts = { lexicon: compileLexicon(await loadLexiconTexts()), tag: winkTagger() }
const engine = createBuiltInEngine(parts)
for (const w of ['book','old','not','who']) { const t=performance.now(); engine(`${w} `.repeat(1000)); console.log(w, performance.now()-t) }
