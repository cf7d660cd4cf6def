import { expect, test } from 'vitest'
import { translate } from '#tests/support/translator/builtIn.ts'

function polite(english: string): string {
  return translate(english).tones.polite.text
}

test.each([
  ['I miss my grandmother because she always cooked for me.', /할머니가 항상/],
  ['My son refuses to eat vegetables unless I hide them in his rice.', /아들의? 밥에/],
  ['When I told my dad that I failed, he hugged me.', /아빠가/],
  ['I was nervous about meeting her parents, but they were very kind.', /부모님은 아주 친절/],
])('a person who can only be the one named before is named again: %s', (english, korean) => {
  expect(polite(english)).toMatch(korean)
  expect(polite(english)).not.toMatch(/그 사람(?:이|은|들)/)
})

test.each([
  'He called my brother because he was worried.',
  'I told Tom and Peter that he was late.',
  'She asked my sister when she was leaving.',
])('a pronoun that may mean two persons stays one: %s', (english) => {
  expect(polite(english)).toMatch(/그 사람/)
})

test('who was told about is said once', () => {
  expect(polite('I asked my brother, but he forgot.')).toBe('남동생한테 물어봤는데 잊어버렸어요.')
  expect(polite('I told my parents I would call them.')).toBe('저희 부모님께 전화할 거라고 말했어요.')
})
