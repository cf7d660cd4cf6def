import { useRef } from 'react'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import type { MatchState } from '#match/matchContract.ts'
import { friendSentence } from '#match/web/copy.ts'
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
  const firstPhase = useRef<MatchState['phase']>(undefined)
  firstPhase.current ??= match.state?.phase
  const past = firstPhase.current === 'completed'
  return (
    <MatchScreens
      match={match}
      readyNote={(state) => state.match.between_friends && <p>{friendSentence(state.match.counts)}</p>}
      result={(state) => <ResultScreen match={match} state={state} past={past} />}
    />
  )
}
