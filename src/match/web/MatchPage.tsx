import { useRef } from 'react'
import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import type { MatchState } from '#match/matchContract.ts'
import { friendSentence } from '#match/web/copy.ts'
import { MatchScreens, MatchWaiting } from '#match/web/MatchScreens.tsx'
import { useMatch } from '#match/web/useMatch.ts'
import { useLateModule } from '#platform/web/useLateModule.ts'

/** Comes while the match is played: at its end the screen is there at once. */
const loadResultScreen = () => import('#match/web/ResultScreen.tsx')

export function MatchPage({ matchId }: { matchId: string }) {
  const user = useSignedInUser()
  return user ? <OwnMatch matchId={matchId} /> : <MatchWaiting />
}

function OwnMatch({ matchId }: { matchId: string }) {
  const match = useMatch(matchId)
  const phase = match.state?.phase
  const firstPhase = useRef<MatchState['phase']>(undefined)
  firstPhase.current ??= phase
  const past = firstPhase.current === 'completed'
  const late = useLateModule(loadResultScreen, phase !== undefined && phase !== 'ready')
  return (
    <MatchScreens
      match={match}
      readyNote={(state) => state.match.between_friends && <p>{friendSentence(state.match.counts)}</p>}
      result={(state) => (late ? <late.ResultScreen match={match} state={state} past={past} /> : <MatchWaiting />)}
    />
  )
}
