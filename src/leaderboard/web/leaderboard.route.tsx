import { data, type LoaderFunctionArgs, type MetaArgs, type RouterContextProvider } from 'react-router'
import { leaderboards } from '#leaderboard/server/leaderboards.ts'
import { LeaderboardPage } from '#leaderboard/web/LeaderboardPage.tsx'
import { pagePath } from '#learn/curriculum.ts'
import { pagePicture } from '#learn/openPage.ts'
import { learningHub } from '#learn/server/learningHub.ts'
import { loadPageContent } from '#learn/server/loadPageContent.ts'
import { learningJsonLd } from '#learn/web/learningJsonLd.ts'
import { SKILLS } from '#rating/skill.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { orUnavailable } from '#site/web/orUnavailable.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

const PATH = '/community/leaderboard'

/** Loads the board, which is the same for everyone. The page gets the player's own place afterward, with the player's token. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return orUnavailable(context, () => loadBoard(request, context))
}

async function loadBoard(request: Request, context: Readonly<RouterContextProvider>) {
  const wanted = new URL(request.url).searchParams.get('skill')
  const skill = SKILLS.find((one) => one === wanted) ?? SKILLS[0]
  const hub = context.get(learningHub)
  const page = (await hub.pages()).get(PATH)
  if (!page) throw data(null, { status: 404 })
  const content = await loadPageContent(page, (await hub.latest()).pages, hub)
  // The text is in the content.
  const head = { ...page, body: '' }
  return { page: head, image: pagePicture(page), content, board: await context.get(leaderboards).board(skill) }
}

/** The same for every skill, because the boards are one page. */
export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { page, image, content } = loaderData
  const origin = siteOrigin(matches)
  const { title, description } = content
  const metadata = { title, description, path: pagePath(page), image }
  return [...pageMetadata(metadata, origin), ...jsonLdMeta(learningJsonLd(page, content, origin))]
}

export default function LeaderboardRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { page, content, board } = loaderData
  return <LeaderboardPage page={page} content={content} board={board} />
}
