import type { Joint, SoundChange } from '#korean/soundRule/joint.ts'

const MOVED: Record<string, string> = { 귿: 'ㅅ', 읒: 'ㅅ', 읓: 'ㅅ', 읔: 'ㄱ', 읕: 'ㅅ', 읖: 'ㅂ', 읗: 'ㅅ' }

/**
 * 표준 발음법 16: "한글 자모의 이름은 그 받침소리를 연음하되, ‘ㄷ, ㅈ, ㅊ, ㅋ, ㅌ, ㅍ, ㅎ’의 경우에는 특별히 다음과 같이 발음한다": 디귿이 [디그시],
 * 지읒이 [지으시], 키읔이 [키으기], 피읖이 [피으비], 히읗이 [히으시].
 */
export function letterName({ left, onset, spaced }: Joint): SoundChange {
  const moved = spaced || onset !== 'ㅇ' ? undefined : MOVED[left]
  return moved === undefined ? undefined : { final: '', onset: moved }
}
