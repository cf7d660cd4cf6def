import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedForms } from '#korean/acceptedForms.ts'
import { AUXILIARIES, isAuxiliaryId } from '#korean/auxiliary.ts'
import { admits, conjugate } from '#korean/conjugate.ts'
import { ENDINGS, isEndingId } from '#korean/endingTable.ts'
import { lastSyllable } from '#korean/hangul.ts'
import type { Prefinal, Suffix } from '#korean/morpheme.ts'
import type { PartOfSpeech, Predicate } from '#korean/predicate.ts'
import { stemShapes } from '#korean/stem.ts'
import { allSuffixes } from '#korean/suffix.ts'
import { VERB_CLASSES } from '#korean/verbClass.ts'
import { goldenRows } from '#tests/support/korean/goldenRows.ts'

const rows = goldenRows(readFileSync('content/korean/conjugations.tsv', 'utf8'), ['lemma', 'pos', 'class', 'head'])
const PARTS: PartOfSpeech[] = ['verb', 'adjective', 'copula', 'existential']
const predicates = rows
  .filter(({ lemma }) => !/^[A-Z0-9]/.test(lemma))
  .flatMap(({ lemma, pos, class: name, head }): Predicate[] => {
    const [part, verbClass] = [PARTS.find((known) => known === pos), VERB_CLASSES.find((known) => known === name)]
    if (part === undefined || verbClass === undefined) return []
    return [{ lemma, pos: part, class: verbClass, ...(head === '' ? {} : { head }) }]
  })

/** 말다 only forbids, so it has neither statement nor future. */
const stating = predicates.filter(({ class: name }) => name !== '말다')

const prefinals: Prefinal[][] = [[], ['-시-'], ['-았-'], ['-겠-'], ['-시-', '-았-'], ['-시-', '-겠-'], ['-았-', '-겠-']]
const anyPredicate = fc.constantFrom(...predicates)
const anyStating = fc.constantFrom(...stating)
const anyEnding = fc.constantFrom(...Object.keys(ENDINGS).filter(isEndingId))
const anyAuxiliary = fc.constantFrom(...Object.keys(AUXILIARIES).filter(isAuxiliaryId))
const anyChain = fc
  .tuple(
    fc.constantFrom(...prefinals),
    fc.array(anyAuxiliary, { maxLength: 2 }),
    fc.constantFrom(...prefinals),
    anyEnding,
  )
  .map(([inner, auxiliaries, outer, ending]): Suffix[] => [...inner, ...auxiliaries, ...outer, ending])
const RUNS = { numRuns: 3000 }

test('every existing form is well-formed Hangul, and its words contain its pieces', () => {
  fc.assert(
    fc.property(anyPredicate, anyChain, (verb, chain) => {
      if (!admits(verb, chain)) return
      const { text, morphemes, boundaries } = conjugate(verb, chain)
      expect(text).toMatch(/^[가-힣]+( [가-힣]+)*$/)
      expect(text).toBe(text.normalize('NFC'))
      expect(morphemes.at(-1)?.word).toBe(text.split(' ').length - 1)
      expect(new Set(morphemes.map(({ word }) => word)).size).toBe(text.split(' ').length)
      expect(boundaries.every(({ at }) => at > 0 && at <= text.length)).toBe(true)
    }),
    RUNS,
  )
})

/** The table's first predicate of every class and part of speech. */
const representatives = [...Map.groupBy(predicates, ({ class: name, pos }) => `${name} ${pos}`).values()].flatMap(
  ([first]) => first ?? [],
)

test('every stem class with every prefinal, auxiliary and ending that it takes consists of whole Hangul syllables', () => {
  const endings = Object.keys(ENDINGS).filter(isEndingId)
  const auxiliaries = Object.keys(AUXILIARIES).filter(isAuxiliaryId)
  const afterStem = prefinals.flatMap((prefinal) => endings.map((ending): Suffix[] => [...prefinal, ending]))
  const joining = auxiliaries.map((auxiliary): Suffix[] => [auxiliary, '-고'])
  const afterAuxiliary = auxiliaries.flatMap((auxiliary) => endings.map((ending): Suffix[] => [auxiliary, ending]))
  const forms = [
    ...representatives.flatMap((verb) => [...afterStem, ...joining].map((chain) => ({ verb, chain }))),
    ...predicates.slice(0, 1).flatMap((verb) => afterAuxiliary.map((chain) => ({ verb, chain }))),
  ]
  const broken = forms
    .filter(({ verb, chain }) => admits(verb, chain))
    .map(({ verb, chain }) => conjugate(verb, chain).text)
    .filter((text) => !/^[가-힣]+( [가-힣]+)*$/.test(text))
  expect(broken).toEqual([])
})

test('conjugate returns the first of the accepted spellings', () => {
  fc.assert(
    fc.property(anyPredicate, anyChain, (verb, chain) => {
      const [first] = acceptedForms(verb, chain)
      expect(first).toBe(admits(verb, chain) ? conjugate(verb, chain).text : undefined)
    }),
    { numRuns: 500 },
  )
})

test('every suffix exists for at least one predicate', () => {
  const exists = (suffix: Suffix) =>
    predicates.some((verb) => [[suffix], [suffix, '-고' as const]].some((chain) => admits(verb, chain)))
  expect(allSuffixes().filter((suffix) => !exists(suffix))).toEqual([])
})

test('해체 with 요 is 해요체, except for the copula, 시 and words made with them', () => {
  fc.assert(
    fc.property(anyStating, fc.constantFrom<Prefinal[]>([], ['-았-'], ['-겠-']), (verb, prefinal) => {
      const isBare = prefinal.length === 0
      if (isBare && (verb.pos === 'copula' || verb.class === '시다')) return
      const polite = conjugate(verb, [...prefinal, '-아요']).text
      expect(polite).toBe(`${conjugate(verb, [...prefinal, '-아']).text}요`)
    }),
    RUNS,
  )
})

test('습니다 follows a final consonant, ㅂ니다 follows a vowel or replaces ㄹ', () => {
  for (const verb of stating) {
    const { consonant, rieul } = stemShapes(verb)
    const text = conjugate(verb, ['-습니다']).text
    const isClosed = lastSyllable(consonant).final !== '' && !rieul
    expect(text.endsWith('습니다'), text).toBe(isClosed && verb.pos !== 'copula')
  }
})

test('으 never follows a vowel or a dropped ㄹ, except in stems that end in 으 or lost their ㅅ', () => {
  for (const verb of predicates.filter(({ class: name }) => name !== 'ㅅ')) {
    const text = conjugate(verb, ['-(으)면']).text
    const before = text.endsWith('으면') ? lastSyllable(text.slice(0, -2)).final : 'none'
    expect(before !== '' || stemShapes(verb).consonant.endsWith('으'), text).toBe(true)
  }
})

test('the past is 았 after ㅏ and ㅗ and 었 elsewhere, written as one syllable with a stem that ends in a vowel', () => {
  for (const verb of predicates) {
    const past = conjugate(verb, ['-았-', '-고']).text
    expect(lastSyllable(past.slice(0, -1)).final, past).toBe('ㅆ')
  }
})
