import { useSignedInUser } from '#identity/web/useSignedInUser.ts'
import { MatchScreens } from '#match/web/MatchScreens.tsx'
import { MatchWaiting } from '#match/web/MatchWaiting.tsx'
import { useMatchAt } from '#match/web/useMatch.ts'
import { partnerCopy } from '#practice/web/copy.ts'
import { DuelResult } from '#practice/web/DuelResult.tsx'
import { DUEL_SOURCE } from '#practice/web/duelSource.ts'

/** A duel with a program, on the screens of a match. */
export function DuelPage({ practiceId }: { practiceId: string }) {
  const user = useSignedInUser()
  return user ? <OwnDuel practiceId={practiceId} /> : <MatchWaiting />
}

function OwnDuel({ practiceId }: { practiceId: string }) {
  const match = useMatchAt(DUEL_SOURCE, practiceId)
  return (
    <MatchScreens
      match={match}
      readyNote={({ partner }) => <p>{partnerCopy.note(partner.strength)}</p>}
      result={(state) => <DuelResult state={state} />}
    />
  )
}
