import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import styles from '#match/web/GappedText.module.css'
import { GappedText } from '#match/web/GappedText.tsx'

/** What stands in the word of the gap, with the gap as a space that cannot break. */
function wordOfGap(text: string): string | undefined {
  const html = renderToStaticMarkup(<GappedText text={text} options={['채', '벌']} answer={undefined} />)
  const gap = /<span class="[^"]*gap[^"]*" lang="ko">.*?빈칸<\/span><\/span>/
  const word = new RegExp(`<span class="${styles.word}">(.*)`).exec(html.replace(gap, '\u00a0'))?.[1]
  return word && withoutTags(upToEnd(word))
}

/** The HTML up to the end tag of the element that it is the inside of. */
function upToEnd(html: string): string {
  let depth = 0
  for (const { 0: tag, index } of html.matchAll(/<\/?span[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth < 0) return html.slice(0, index)
  }
  return html
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}

test.each([
  ['겨울 이불 한 ___를 새로 장만했다.', '\u00a0를'],
  ['내일은 학교에 안 가___ 돼요.', '가\u00a0'],
  ['저는 ___ 마셔요.', '\u00a0'],
  ['___', '\u00a0'],
])('what touches the gap of “%s” stays on its line', (text, word) => {
  expect(wordOfGap(text)).toBe(word)
})

test('a text without a gap has no such word', () => {
  expect(wordOfGap('무엇을 샀어요?')).toBeUndefined()
})
