import { arenaMeta } from '#arena/arenaPages.ts'
import { ArenaPage } from '#arena/web/ArenaPage.tsx'
import { ChallengePanel } from '#challenge/web/ChallengePanel.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(arenaMeta)

export default function ArenaRoute() {
  return <ArenaPage friends={(player) => <ChallengePanel {...player} />} />
}
