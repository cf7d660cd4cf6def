import { expect, test } from 'vitest'
import { leadingText } from '#translator/llm/leadingText.ts'

const whole = (text: string) => ({ text, isWhole: true })
const begun = (text: string) => ({ text, isWhole: false })

test('a text grows from its beginning, whichever stretch arrives first', () => {
  expect(leadingText([begun(''), whole('밥을 먹어요.')])).toBe('')
  expect(leadingText([begun('학교에'), whole('밥을 먹어요.'), begun('')])).toBe('학교에')
  expect(leadingText([whole('학교에 가요.'), whole('밥을 먹어요.'), begun('자')])).toBe('학교에 가요. 밥을 먹어요. 자')
  expect(leadingText([whole('학교에 가요.'), whole('자요.')])).toBe('학교에 가요. 자요.')
})
