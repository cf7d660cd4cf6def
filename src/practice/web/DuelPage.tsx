import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { MatchScreens, MatchWaiting } from '#match/web/MatchScreens.tsx'
import { playersOf } from '#match/web/sides.ts'
import { useMatchAt } from '#match/web/useMatch.ts'
import type { DuelState } from '#practice/practiceContract.ts'
import { partnerCopy, recordingCopy } from '#practice/web/copy.ts'
import { DuelResult } from '#practice/web/DuelResult.tsx'
import { DUEL_SOURCE } from '#practice/web/duelSource.ts'

/** A duel with a program or a recording, on the screens of a match. */
export function DuelPage({ practiceId }: { practiceId: string }) {
  const user = useSignedInUser()
  return user ? <OwnDuel practiceId={practiceId} /> : <MatchWaiting />
}

function OwnDuel({ practiceId }: { practiceId: string }) {
  const match = useMatchAt(DUEL_SOURCE, practiceId)
  return (
    <MatchScreens
      match={match}
      isPaced
      readyNote={(state) => <ReadyNote state={state} />}
      playNote={({ opponent }) => opponent.kind === 'recording' && recordingCopy.label(opponent.recorded_at)}
      result={(state) => <DuelResult state={state} />}
    />
  )
}

/** Says that the opponent is not a live player. */
function ReadyNote({ state }: { state: DuelState }) {
  const { opponent } = state
  if (opponent.kind === 'partner') return <p>{partnerCopy.note(opponent.strength)}</p>
  return (
    <>
      <p>
        <strong>{recordingCopy.label(opponent.recorded_at)}</strong>
      </p>
      <p>{recordingCopy.note(playersOf(state).opponent.display_name)}</p>
    </>
  )
}
