import type { Joint, SoundChange, SoundRule } from '#korean/soundRule/joint.ts'

const TENSE: Record<string, string> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' }

/** A rule that makes the onset tense (된소리) if the condition holds. */
export function tensingWhere(isTensed: (joint: Joint) => boolean): SoundRule {
  return (joint): SoundChange => {
    const tense = TENSE[joint.onset]
    return tense !== undefined && isTensed(joint) ? { onset: tense } : undefined
  }
}
