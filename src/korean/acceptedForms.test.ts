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
  [regular('배우다'), ['-아요'], ['배워요', '배우어요']],
  [regular('가다'), ['-아요'], ['가요']],
  [regular('가다'), ['-시-', '-아요'], ['가세요', '가셔요', '가시어요']],
  [predicate('하다', 'verb', '하다'), ['-아서'], ['해서', '하여서']],
  [copula('학생'), ['-아요'], ['학생이에요', '학생이어요']],
  [copula('친구'), ['-아요'], ['친구예요', '친구여요']],
  [copula('친구'), ['-아'], ['친구야']],
  [copula('친구'), ['-지만'], ['친구지만', '친구이지만']],
  [copula('친구'), ['-았-', '-습니다'], ['친구였습니다', '친구이었습니다']],
  [copula('친구'), ['-는'], ['친구인']],
  [copula('학생'), ['-아서'], ['학생이라서', '학생이어서']],
  [predicate('아니다', 'copula', '아니다'), ['-아도'], ['아니라도', '아니어도']],
  [predicate('그렇다', 'adjective', 'ㅎ-그렇다'), ['-네요'], ['그렇네요', '그러네요']],
  [predicate('빨갛다', 'adjective', 'ㅎ'), ['-네'], ['빨갛네', '빨가네']],
  [predicate('좋다', 'adjective', 'regular'), ['-네요'], ['좋네요']],
  [predicate('좋다', 'adjective', 'regular'), ['-냐고'], ['좋냐고', '좋으냐고']],
  [predicate('재미있다', 'adjective', '있다'), ['-니'], ['재미있니']],
  [regular('먹다'), ['-니'], ['먹니']],
  [regular('보내다'), ['-았-', '-아요'], ['보냈어요', '보내었어요']],
  [regular('세다'), ['-아 보다', '-(으)세요'], ['세 보세요', '세어 보세요']],
  [regular('보이다'), ['-아요'], ['보여요', '보이어요']],
  [predicate('뵙다', 'verb', '뵙다'), ['-아요'], ['봬요', '뵈어요']],
  [predicate('피다', 'verb', 'ㅣ-어'), ['-았-', '-아요'], ['피었어요', '폈어요']],
  [predicate('비다', 'verb', 'ㅣ-어'), ['-았-', '-아요'], ['비었어요']],
  [regular('가다'), ['-지 말다', '-아라'], ['가지 마라', '가지 말아라']],
  [regular('가다'), ['-지 말다', '-아'], ['가지 마', '가지 말아']],
  [regular('먹다'), ['-아도 되다', '-아요'], ['먹어도 돼요', '먹어도 되어요']],
  [regular('먹다'), ['-고 있다', '-(으)ㄴ'], []],
])('$0.lemma with %j', (verb, suffixes, forms) => {
  expect(acceptedForms(verb, suffixes)).toEqual(forms)
})
