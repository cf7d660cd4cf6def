import type { Joint, SoundChange } from '#korean/soundRule/joint.ts'
import { isListed, placeList } from '#korean/soundRule/listedPlace.ts'

/** 표준 발음법 20 다만: words in which ㄴ stays and ㄹ becomes ㄴ; a suffix such as -란, -량, -력, -로 has joined a word. */
const EXCEPTIONS = placeList(
  '의견|란 임진|란 생산|량 결단|력 공권|력 동원|령 상견|례 횡단|로 이원|론 입원|료 구근|류 판단|력 음운|론 등산|로 신문|로 ' +
    '추진|력 표현|력 생산|력 일원|론 다원|론 수신|료 보관|료 대관|료 통신|란 회원|란',
)

/** 유음화. 표준 발음법 20: "‘ㄴ’은 ‘ㄹ’의 앞이나 뒤에서 [ㄹ]로 발음한다." 다만: 의견란 [의견난], 생산량 [생산냥]. */
export function lateralization(joint: Joint): SoundChange {
  const { final, onset, spaced } = joint
  if (final === 'ㄹ' && onset === 'ㄴ') return { onset: 'ㄹ' }
  if (spaced || final !== 'ㄴ' || onset !== 'ㄹ') return undefined
  return isListed(joint, EXCEPTIONS) ? { onset: 'ㄴ' } : { final: 'ㄹ' }
}
