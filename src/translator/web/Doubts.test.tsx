import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '#translator/translateContract.ts'
import { Doubts } from '#translator/web/Doubts.tsx'
import { historyAnswer, type WorkbenchAnswer } from '#translator/workbenchAnswer.ts'

const SOURCE = 'I like tea, but the zib jumped after the dog.'

const entry: HistoryEntry = {
  id: '1',
  source_text: SOURCE,
  translated_text: '저는 차를 좋아해요. 〔but〕 〔the〕 〔zib〕 개.',
  tone: 'polite',
  explanation: '',
  saved: false,
  created_at: '2026-11-21T00:00:00.000Z',
}

const gap = { text: 'but the zib jumped after the dog', start: 12, end: 44 }
const zib = { kind: 'word' as const, text: 'zib', start: 20, end: 23 }
const partial: WorkbenchAnswer = {
  ...historyAnswer(entry),
  status: 'partial',
  gaps: [gap],
  unknown: [zib],
  known: [
    { english: 'jump', korean: '뛰다', kind: 'verb', level: 'A2', start: 24, end: 30 },
    { english: 'Tom', korean: '톰', kind: 'name', start: 31, end: 34 },
  ],
}

const shown = (any: WorkbenchAnswer) => renderToStaticMarkup(<Doubts any={any} source={SOURCE} />)
const text = (any: WorkbenchAnswer) =>
  shown(any)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('an answer with gaps says that it is not the whole, names the gaps and missing words, and shows the cut', () => {
  const said = text(partial)
  expect(said).toContain('This is not a translation of the whole sentence.')
  expect(said).toContain('Still English: “but the zib jumped after the dog”.')
  expect(said).toContain('This word is not in the dictionary yet: zib.')
  expect(said).toContain('Shorter sentences work better')
  expect(said).toContain('It was cut here: I like tea | but the zib jumped after the dog.')
})

test('the known words are a table: English, Korean, kind and level', () => {
  const markup = shown(partial)
  expect(markup).toContain('<caption>Words in it that are known</caption>')
  expect([...markup.matchAll(/<th scope="col">([^<]*)/g)].map(([, head]) => head)).toEqual([
    'English',
    'Korean',
    'Kind',
    'Level',
  ])
  expect(markup).toContain('<th scope="row">jump</th><td lang="ko">뛰다</td><td>verb</td><td>A2</td>')
  expect(markup).toContain('<th scope="row">Tom</th><td lang="ko">톰</td><td>name</td><td>–</td>')
})

test('without gaps there is no table: an unknown word is named, and an open choice is to be checked', () => {
  const whole = { ...partial, gaps: [], known: [] }
  expect(shown(whole)).not.toContain('<table')
  expect(text(whole)).toContain('not in the dictionary yet: zib. Check the rest')
  expect(text({ ...whole, unknown: [] })).toContain('read in more than one way')
})

test('an entry of the history, also an old one with single brackets, is shown without doubts', () => {
  expect(shown(historyAnswer(entry))).toBe('')
})
