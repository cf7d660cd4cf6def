import { isAmong, type Joint } from '#korean/soundRule/joint.ts'
import { beginsListed, placeList } from '#korean/soundRule/listedPlace.ts'
import { tensingWhere } from '#korean/soundRule/tense.ts'

/** A noun that ends in a stem and -기: 줄넘기 [줄럼끼] (article 20). */
const NOMINALS = placeList('줄넘|기')

/** Syllables that are stems and nothing else; before 기 they may bear the suffix -기- (굶기다). */
const SURE_STEMS = '닮젊굶곪'

/** A stem that is recognizable without a mark: 젊고, and any stem before 습니다 (남습니다). */
function isSureStem({ final, left, right, rest }: Joint): boolean {
  if (isAmong(left, SURE_STEMS)) return right !== '기'
  return isAmong(final, 'ㄴㅁ') && right === '습' && rest.startsWith('니')
}

/**
 * 표준 발음법 24: "어간 받침 ‘ㄴ(ㄵ), ㅁ(ㄻ)’ 뒤에 결합되는 어미의 첫소리 ‘ㄱ, ㄷ, ㅅ, ㅈ’은 된소리로 발음한다" (신고 [신꼬], 닮고 [담꼬]), but not
 * the suffix -기- of 안기다, which is not an ending. Article 25, after ㄼ and ㄾ, has the same effect as 23. A noun has no stem: 신고 (report) [신고].
 */
export const stemTensing = tensingWhere((joint) => {
  if (joint.spaced) return false
  const isMarked = joint.boundary === 'stem' && isAmong(joint.final, 'ㄴㅁㄻ')
  return isMarked || isSureStem(joint) || beginsListed(joint, NOMINALS)
})
