import { expect, test } from 'vitest'
import { builtInParts, translate } from '#tests/support/translator/builtIn.ts'
import { spelledConstruction } from '#translator/korean/construction.ts'
import type { ConstructionEntry } from '#translator/lexicon/constructionRow.ts'

/** What the translator says to the example of a row, and whether it explains the row. */
function said(entry: ConstructionEntry) {
  const { unknown, gaps, tones, steps } = translate(entry.row.example)
  const { polite, formal, casual, business } = tones
  const told = steps.polite.some(({ text }) => text.startsWith(`“${spelledConstruction(entry)}”`))
  const whole = unknown.length === 0 && gaps.length === 0
  return { whole, told, polite: polite.text, formal: formal.text, casual: casual.text, business: business.text }
}

const AT_ONCE = 500
const { entries: ALL } = builtInParts.lexicon.constructions
const groups = Array.from({ length: Math.ceil(ALL.length / AT_ONCE) }, (_, at) => {
  const entries = ALL.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
  return { first: entries[0]?.row.english, entries }
})

test.for(groups)(
  'each construction from “$first” on says its example as it promises, and explains it',
  ({ entries }) => {
    const wrong = entries.flatMap((entry) => {
      const { example, polite, formal, casual, business } = entry.row
      const wanted = { whole: true, told: true, polite, formal, casual, business }
      const found = said(entry)
      return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [{ example, wanted, found }]
    })
    expect(wrong).toEqual([])
  },
)
