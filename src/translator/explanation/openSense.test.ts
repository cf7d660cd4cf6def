import { expect, test } from 'vitest'
import { builtInParts, translate } from '#tests/support/translator/builtIn.ts'

test('a word with a common and a rarer sense is translated by the common one, and its gloss and the explanation name the rarer one', () => {
  const { status, tones, steps } = translate('I went to the bank.')
  expect(status).toBe('complete')
  const bank = tones.polite.words.find(({ text }) => text === '은행에')
  expect(bank?.senses).toEqual([{ korean: '둑', hint: 'of a river' }])
  expect(steps.casual.find(({ rule }) => rule === 'sense')?.text).toContain('둑 (of a river)')
})

test('a word with equally common senses makes the translation partial', () => {
  expect(translate('I need a fan.').status).toBe('partial')
})

test('if the surrounding words select a rarer sense, no sense is left open', () => {
  const { tones, steps } = translate('I played the piano.')
  expect(tones.polite.words.every(({ senses }) => senses === undefined)).toBe(true)
  expect(steps.polite.map(({ rule }) => rule)).not.toContain('sense')
})

test('a single word shows all its senses, each with its part of speech', () => {
  const { tones } = translate('light')
  const [light] = tones.polite.words
  expect(light?.text).toBe('가볍다')
  expect(light?.parts).toEqual([{ text: '가볍다', meaning: 'adjective: not heavy' }])
  expect(light?.senses).toContainEqual({ korean: '불', hint: 'noun: a lamp' })
  expect(translate('run').tones.polite.words[0]?.senses?.map(({ korean }) => korean)).toContain('운영하다')
})

test('every sense of a noun is one that the nouns’ table has, so that it can be offered as another reading', () => {
  const { lexicon } = builtInParts
  for (const { part, english, korean } of [...lexicon.senses.values()].flat()) {
    if (part !== 'noun') continue
    const listed = (lexicon.nouns.get(english) ?? []).filter(({ rest }) => rest.length === 0)
    expect(
      listed.map(({ entry }) => entry.korean),
      english,
    ).toContain(korean)
  }
})

test('the first sense in a word’s list is one that the translator’s tables have', () => {
  const { lexicon } = builtInParts
  const tables = { noun: lexicon.nouns, verb: lexicon.verbs, adjective: lexicon.adjectives }
  for (const [english, rows] of lexicon.senses) {
    expect(rows.length, english).toBeGreaterThan(1)
    for (const [part, [first]] of Map.groupBy(rows, (row) => row.part)) {
      const oneWord = (tables[part].get(english) ?? []).filter(({ rest }) => rest.length === 0)
      expect(
        oneWord.map(({ entry }) => entry.korean),
        `${english} (${part})`,
      ).toContain(first?.korean)
    }
  }
})
