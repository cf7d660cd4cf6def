import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { MatchScreens } from '#match/web/MatchScreens.tsx'
import { MatchWaiting } from '#match/web/MatchWaiting.tsx'
import { ResultScreen } from '#match/web/ResultScreen.tsx'
import { useMatch } from '#match/web/useMatch.ts'

export function MatchPage({ matchId }: { matchId: string }) {
  const user = useSignedInUser()
  return user ? <OwnMatch matchId={matchId} /> : <MatchWaiting />
}

function OwnMatch({ matchId }: { matchId: string }) {
  const match = useMatch(matchId)
  return <MatchScreens match={match} result={(state) => <ResultScreen state={state} />} />
}
