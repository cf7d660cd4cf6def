import { isAmong } from '#korean/soundRule/joint.ts'
import { beginsListed, placeList } from '#korean/soundRule/listedPlace.ts'
import { tensingWhere } from '#korean/soundRule/tense.ts'

/** A noun that ends in a stem and -기: 줄넘기 [줄럼끼] (article 20). */
const NOMINALS = placeList('줄넘|기')

/**
 * 표준 발음법 24: "어간 받침 ‘ㄴ(ㄵ), ㅁ(ㄻ)’ 뒤에 결합되는 어미의 첫소리 ‘ㄱ, ㄷ, ㅅ, ㅈ’은 된소리로 발음한다" (신고 [신꼬], 닮고 [담꼬]), but not
 * the suffix -기- of 안기다, which is no ending. 25, after ㄼ and ㄾ, falls together with 23. A noun has no stem: 신고 (report) [신고].
 */
export const stemTensing = tensingWhere(
  (joint) => (joint.boundary === 'stem' && isAmong(joint.final, 'ㄴㅁㄻ')) || beginsListed(joint, NOMINALS),
)
