import { readFileSync } from 'node:fs'
import { builtInParts } from '#tests/support/translator/builtIn.ts'
const read = builtInParts.reader!()
const out: string[] = []
for (const w of new Set(readFileSync('/tmp/w/hubx/cands.txt', 'utf8').split(/\s+/).filter(Boolean))) { const [r] = [...read(w)]; if (!r?.gloss || r.gloss === w || r.parts.length > 1) out.push(w + (r?.gloss ? `=${r.gloss}` : '')) }
console.log(out.length, out.join(' '))
