import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseMarkdown } from '#learn/server/parseMarkdown.ts'
import { Blocks } from '#learn/web/Blocks.tsx'

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<div\n\n<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](<\u0001javascript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](blob:https://evil.example/1)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](</\t/evil.example>)',
  '[x](https://a.example "\\" onmouseover=alert(1) x=\\"")',
  '[x](https://a.example/"onmouseover="alert(1))',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://evil.example/x.png)',
  '[![x](x "onerror=alert(1)")](javascript:alert(1))',
  '[x]\n\n[x]: javascript:alert(1)',
  'a[^1]\n\n[^1]: <script>alert(1)</script>',
  '## <img src=x onerror=alert(1)>',
  '```"><script>alert(1)</script>\n</code><script>alert(1)</script>\n```',
  '`</code><script>alert(1)</script>`',
  '| <script>alert(1)</script> |\n|---|\n| [x](javascript:alert(1)) |',
  '- > <script>alert(1)</script>',
  '**<script>**alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

const TAG =
  /^<\/?(?:div|p|strong|em|del|a|br|code|pre|ul|ol|li|blockquote|hr|h[2-6]|section|table|caption|thead|tbody|tr|th|td|span)(?: (?:class|href|id|lang|scope|tabindex|aria-label)="[^"<>]*")*\/?>$/
const OWN = 'https://hanpan.example'

test.each(ATTACKS)('hostile Markdown runs and loads nothing, and has no disguised links: %s', (attack) => {
  const html = renderToStaticMarkup(<Blocks blocks={parseMarkdown(attack)} />)
  for (const tag of html.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(TAG)
  for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) {
    const { protocol, origin } = new URL(href, OWN)
    expect(['https:', 'http:', 'mailto:']).toContain(protocol)
    if (href.startsWith('/')) expect(origin).toBe(OWN)
  }
})
