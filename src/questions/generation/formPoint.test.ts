import { expect, test } from 'vitest'
import type { Suffix } from '#korean/morpheme.ts'
import { predicate } from '#korean/predicate.ts'
import { formPoint } from '#questions/generation/formPoint.ts'
import { loadPoints } from '#questions/server/loadPoints.ts'

const EAT = predicate('먹다', 'verb', 'regular')
const LISTEN = predicate('듣다', 'verb', 'ㄷ')
const BUILD = predicate('짓다', 'verb', 'ㅅ')
const SMALL = predicate('작다', 'adjective', 'regular')

test.each<[string, typeof EAT, readonly Suffix[], string | undefined]>([
  ['먹어요', EAT, ['-아요'], 'present-haeyo'],
  ['먹었어요', EAT, ['-았-', '-아요'], 'past-eosseoyo'],
  ['들어요', LISTEN, ['-아요'], 'irregular-digeut'],
  ['들으면', LISTEN, ['-(으)면'], 'if-eumyeon'],
  ['지어요', BUILD, ['-아요'], 'irregular-siot'],
  ['먹는', EAT, ['-는'], 'modifier-present'],
  ['작은', SMALL, ['-는'], 'modifier-adjective'],
  ['먹겠군요', EAT, ['-겠-', '-군요'], undefined],
])('%s drills %4$s', (_, stem, suffixes, point) => {
  expect(formPoint(stem, suffixes)).toBe(point)
})

test('every point that forms are made for exists and is about grammar', async () => {
  const { points } = await loadPoints()
  const named = [EAT, LISTEN, BUILD, SMALL].flatMap((stem) =>
    (['-아요', '-습니다', '-고', '-(으)면', '-는', '-(으)ㄴ', '-(으)ㄹ', '-는데'] as const).map((ending) =>
      formPoint(stem, [ending]),
    ),
  )
  const missing = named.filter((point) => point !== undefined && points.get(point)?.kind !== 'grammar')
  expect(missing).toEqual([])
})
