import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { MatchScreens, MatchWaiting } from '#match/web/MatchScreens.tsx'
import { useMatchAt } from '#match/web/useMatch.ts'
import { guestMeta } from '#practice/guestPages.ts'
import type { DuelState } from '#practice/practiceContract.ts'
import { GUEST_SOURCE } from '#practice/web/duelSource.ts'
import { GuestResult } from '#practice/web/GuestResult.tsx'
import { guestCopy } from '#practice/web/guestCopy.ts'
import { forgetGuestKey, storedGuestKey } from '#practice/web/guestKey.ts'

/** The visitor's duel with a program, on the screens of a match. */
export function GuestDuelPage() {
  const [key, setKey] = useState<string | null>()

  useEffect(() => setKey(storedGuestKey()), [])

  if (key === undefined) return <MatchWaiting />
  return key === null ? <Restart /> : <GuestDuel duelKey={key} />
}

function GuestDuel({ duelKey }: { duelKey: string }) {
  const match = useMatchAt(GUEST_SOURCE, duelKey)
  if (match.state === null) return <Restart />
  return (
    <MatchScreens
      match={match}
      isPaced
      home={guestMeta.path}
      readyNote={(state) => <ReadyNote state={state} />}
      result={(state) => <GuestResult state={state} />}
    />
  )
}

function ReadyNote({ state: { opponent } }: { state: DuelState }) {
  return opponent.kind === 'partner' && <p>{guestCopy.note(opponent.strength)}</p>
}

/** Goes back to the two questions, because there is no duel with the stored key. */
function Restart() {
  const navigate = useNavigate()

  useEffect(() => {
    forgetGuestKey()
    navigate(guestMeta.path, { replace: true })
  }, [navigate])

  return <MatchWaiting />
}
