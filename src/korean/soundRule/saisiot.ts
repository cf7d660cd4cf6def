import { isAmong, type Joint, type SoundChange } from '#korean/soundRule/joint.ts'
import { isListed, placeList } from '#korean/soundRule/listedPlace.ts'

/** Compounds with a written 사이시옷, whose ㅅ is not part of the first word: 냇가, but not 옷감. */
const BEFORE_OBSTRUENT = placeList(
  '냇|가 샛|길 샛|별 샛|강 빨랫|돌 빨랫|줄 빨랫|비누 콧|등 콧|구멍 콧|김 콧|소리 깃|발 대팻|밥 햇|살 햇|빛 햇|볕 햇|감자 햇|과일 뱃|속 뱃|전 뱃|길 뱃|사공 뱃|살 고갯|짓 고갯|길 ' +
    '바닷|가 바닷|바람 바닷|속 바닷|길 나뭇|가지 나뭇|결 촛|불 촛|대 찻|집 찻|잔 찻|길 찻|숟가락 귓|가 귓|구멍 귓|속 귓|불 뒷|골목 뒷|길 뒷|동산 뒷|바라지 뒷|받침 뒷|방 뒷|북 뒷|산 뒷|자리 뒷|정리 뒷|좌석 뒷|주머니 ' +
    '아랫|배 아랫|사람 아랫|도리 윗|배 윗|사람 윗|도리 윗|집 아랫|집 혓|바닥 핏|줄 핏|자국 핏|기 잿|빛 잿|더미 횃|불 텃|밭 텃|세 맷|돌 갯|벌 갯|가 빗|방울 빗|소리 빗|속 빗|줄기 빗|길 빗|자루 ' +
    '머릿|속 머릿|결 머릿|수건 숫|자 횟|수 셋|방 곳|간 툇|간 찻|간 전셋|집 전셋|돈 전깃|불 전깃|줄 장맛|비 등굣|길 하굣|길 만둣|국 순댓|국 고깃|집 고깃|국 고깃|배 김칫|국 북엇|국 ' +
    '담뱃|갑 담뱃|불 담뱃|재 담뱃|값 나잇|값 기찻|길 자릿|세 가짓|수 머릿|수 이삿|짐 이야깃|거리 국숫|집 세숫|대야 소싯|적 어젯|밤 오랫|동안 젓|가락 댓|글 뭇|국 ' +
    '부잣|집 사잇|길 모깃|불 쇳|덩이 쇳|조각 쇳|소리 가겟|집 가운뎃|손가락 절댓|값 최솟|값 최댓|값 함숫|값 근삿|값 노랫|소리 막냇|동생 골칫|거리 골칫|덩어리 골칫|덩이 구둣|방 구둣|발 ' +
    '시곗|바늘 낚싯|대 낚싯|배 낚싯|줄 낚싯|바늘 고춧|가루 세뱃|돈 칫|솔 밧|줄 비눗|방울 나룻|배 바윗|돌 바윗|덩어리 호숫|가 조갯|살 뒷|부분 윗|부분 아랫|부분 뒷|걸음 콧|수염 콧|대 핏|덩이 잇|자국 종잇|장 ' +
    '종잇|조각 귓|바퀴 귓|밥 뼛|속 뼛|가루 처갓|집 외갓|집 월셋|방 전셋|방 자줏|빛 갯|바위 푯|대 화젯|거리 안줏|감 사윗|감 며느릿|감 땟|국 동짓|달 수돗|가 난롯|가 난롯|불 꼭짓|점 소줏|값 기댓|값 햇|곡식 햇|밤 우윳|빛 장밋|빛 무지갯|빛 핑곗|거리 치맛|자락 보랏|빛 하룻|밤 선짓|국 배춧|국 꼬릿|글 혼잣|소리 제삿|밥 제삿|상 잔칫|집 잔칫|상',
)
/** Before ㄴ and ㅁ this rule changes nothing: 콧날 [콘날] is article 18. Before 이 and similar vowels two ㄴ are heard. */
const BEFORE_I = placeList(
  '베갯|잇 깻|잎 나뭇|잎 댓|잎 고춧|잎 상춧|잎 배춧|잎 도리깻|열 뒷|윷 뒷|일 예삿|일 훗|일 옛|일 옛|이야기 허드렛|일 사삿|일 가욋|일',
)

/**
 * 사이시옷. 표준 발음법 30.1: "‘ㄱ, ㄷ, ㅂ, ㅅ, ㅈ’으로 시작하는 단어 앞에 사이시옷이 올 때는 이들 자음만을 된소리로 발음하는 것을 원칙으로
 * 하되, 사이시옷을 [ㄷ]으로 발음하는 것도 허용한다" (냇가 [내까]). An unlisted word gets the permitted variant ([낻까]).
 */
export function saisiot(joint: Joint): SoundChange {
  const isMarked = joint.boundary === 'saisiot' && joint.final === 'ㅅ'
  const isHeard = isMarked || (!joint.spaced && isListed(joint, BEFORE_OBSTRUENT))
  return isHeard && isAmong(joint.onset, 'ㄲㄸㅃㅆㅉ') ? { final: '' } : undefined
}

/** 표준 발음법 30.3: "사이시옷 뒤에 ‘이’ 음이 결합되는 경우에는 [ㄴㄴ]으로 발음한다" (깻잎 [깬닙], 베갯잇 [베갠닏]). 30.2 is article 18. */
export function saisiotBeforeI(joint: Joint): SoundChange {
  const isBeforeI = !joint.spaced && joint.onset === 'ㅇ' && isListed(joint, BEFORE_I)
  return isBeforeI ? { onset: 'ㄴ' } : undefined
}
