import { expect, test } from 'vitest'
import { acceptedForms } from '#korean/acceptedForms.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { copula, type Predicate, predicate } from '#korean/predicate.ts'

const regular = (lemma: string): Predicate => predicate(lemma, 'verb', 'regular')

test.each<[Predicate, Suffix[], string[]]>([
  [regular('되다'), ['-아요'], ['돼요', '되어요']],
  [regular('놓다'), ['-아요'], ['놓아요', '놔요']],
  [regular('보다'), ['-았-', '-아요'], ['봤어요', '보았어요']],
  [regular('오다'), ['-아요'], ['와요']],
  [regular('배우다'), ['-아요'], ['배워요']],
  [regular('가다'), ['-아요'], ['가요']],
  [regular('가다'), ['-시-', '-아요'], ['가세요', '가셔요', '가시어요']],
  [predicate('하다', 'verb', '하다'), ['-아서'], ['해서', '하여서']],
  [copula('학생'), ['-아요'], ['학생이에요', '학생이어요']],
  [copula('친구'), ['-아요'], ['친구예요', '친구여요']],
  [copula('친구'), ['-아'], ['친구야']],
  [regular('가다'), ['-지 말다', '-아'], ['가지 마', '가지 말아']],
  [regular('먹다'), ['-아도 되다', '-아요'], ['먹어도 돼요', '먹어도 되어요']],
  [regular('먹다'), ['-고 있다', '-(으)ㄴ'], []],
])('$0.lemma with %j', (verb, suffixes, forms) => {
  expect(acceptedForms(verb, suffixes)).toEqual(forms)
})
