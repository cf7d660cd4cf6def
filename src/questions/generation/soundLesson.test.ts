import { describe, expect, it } from 'vitest'
import { marked } from '#korean/boundary.ts'
import { soundLesson } from '#questions/generation/soundLesson.ts'

function told(notation: string): string {
  const { text, boundaries } = marked(notation)
  return soundLesson(text, boundaries)?.sentences ?? ''
}

describe('the explanation of a pronunciation', () => {
  it('names each rule that changes the word', () => {
    expect(told('낫다')).toMatch(/only ㄱ, ㄴ, ㄷ.*are heard\. After a stop/)
    expect(told('다녀오겠습니다')).toMatch(/are heard\. Before ㄴ and ㅁ.*After a stop/)
  })

  it('does not call an unheard ㅂ a stop before the tense consonant', () => {
    expect(told('짧다')).toContain('is not heard, but it makes')
    expect(told('밟다')).not.toContain('is not heard, but it makes')
  })

  it('says that ㅎ is silent, or that it makes its neighbor aspirated', () => {
    expect(told('좋아요')).toBe('A final ㅎ falls before a vowel.')
    expect(told('축하하다')).toMatch(/^ㅎ makes a neighboring/)
  })

  it('mentions the ㅅ between two parts of a compound once', () => {
    expect(told('고춧가루')).toBe('The ㅅ between the parts of a compound makes the next consonant tense.')
  })

  it('is missing for a word that is pronounced as it is written', () => {
    expect(soundLesson('나무', [])).toBeUndefined()
  })
})
