import { pagePath } from '#learn/curriculum.ts'
import { type GlossaryPage, glossaryPath } from '#learn/glossaryPage.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import { isOpen } from '#learn/openPage.ts'
import { PRIVATE_PATHS } from '#site/searchIndexing.ts'
import { SITE_NAME } from '#site/siteName.ts'

/** Paths that search engines should not visit: private pages and the API. */
const CLOSED = [...PRIVATE_PATHS, '/auth/v1/', '/rest/v1/', '/functions/v1/', '/realtime/v1/']

/** `/robots.txt`. Source: https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsText(origin: string): string {
  return ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}

/** `/llms.txt`: a short description of the site for language models. Source: https://llmstxt.org */
export function llmsText(pages: Iterable<LearningPage>, glossary: readonly GlossaryPage[], origin: string): string {
  const paths = glossary.map(glossaryPath)
  const open = [...pages].filter((page) => isOpen(page, paths))
  const guides = open.map((page) => `- [${page.heading}](${origin}${pagePath(page)}): ${page.description}`)
  return `# ${SITE_NAME}

> Learn Korean as an English speaker: a translator in four tones (polite, formal, casual, business) that explains every word, live three-question duels rated by Elo, and guides to Hangul and grammar.

## Tools

- [Translator](${origin}/translate): English to Korean in four tones, free and without an account.
- [Three questions](${origin}/try): a duel against a program, without an account.
- [Arena](${origin}/app): duels in vocabulary, grammar and listening, for signed-in players.
- [Pricing](${origin}/pricing): Free, Basic and Premium.

## Guides

${guides.join('\n')}

## Optional

- [Site map](${origin}/sitemap): every guide, course and track, including planned ones.
`
}
