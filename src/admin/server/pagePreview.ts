import type { PagePreview } from '#admin/adminContract.ts'
import { SECTIONS } from '#learn/curriculum.ts'
import { withAudio } from '#learn/markdown/withAudio.ts'
import { articleBody } from '#learn/server/articleBody.ts'
import { articleFaults } from '#learn/server/articleFaults.ts'
import type { LearningHub } from '#learn/server/learningHub.ts'

/** Paths below a section of the hub. */
const SECTION_PATH = new RegExp(`^/(?:${SECTIONS.join('|')})/`)

/** Reads a text as its page does. Links to the site outside of the learning hub are not checked. */
export async function pagePreview(
  content: string,
  { pages, listenUrl }: Pick<LearningHub, 'pages' | 'listenUrl'>,
): Promise<PagePreview> {
  const known = await pages()
  const isPath = (path: string) => known.has(path) || !SECTION_PATH.test(path)
  return {
    blocks: withAudio(await articleBody(content), listenUrl),
    faults: await articleFaults(content, isPath),
  }
}
