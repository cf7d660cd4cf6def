import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApartState } from '#challenge/apartContract.ts'
import { apartPath } from '#challenge/challengePage.ts'
import { apartClosedCopy, apartCopy } from '#challenge/web/apartCopy.ts'
import { challengeCalls } from '#challenge/web/challengeCalls.ts'
import { inviteCopy } from '#challenge/web/copy.ts'
import { ClosedChallenge, LinkPage, OpenChallenge } from '#challenge/web/LinkPage.tsx'
import { useLinkState } from '#challenge/web/useLinkState.ts'
import { Button } from '#design/web/Button.tsx'
import { useSession } from '#platform/web/session.ts'
import { duelPath, untimedPath } from '#practice/practicePages.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'

/** The page of a duel apart: the challenger plays at once, and the friend later. */
export function ApartPage({ code }: { code: string }) {
  const { user } = useSession()
  const link = useLinkState(challengeCalls.apartState, code, user?.id)
  return (
    <LinkPage link={link}>
      {(state) => {
        const closed = closedWords(state)
        if (closed) return <ClosedChallenge {...closed} />
        const { challenger, skill_type: skill } = state
        return (
          <OpenChallenge
            title={apartCopy.played(challenger)}
            skill={skill}
            rules={apartCopy.rules(challenger)}
            terms={apartCopy.unrated}
            path={apartPath(code)}
          >
            <Play code={code} onRefused={link.load} />
          </OpenChallenge>
        )
      }}
    </LinkPage>
  )
}

/** The texts for a duel that the reader cannot play; undefined if they can. */
function closedWords({ own, practice_id: practiceId, status }: ApartState) {
  if (practiceId === null) return status === 'open' ? undefined : apartClosedCopy[status]
  return own
    ? { title: apartCopy.own, lead: apartCopy.ownLead, way: { href: untimedPath(practiceId), label: apartCopy.toOwn } }
    : {
        title: apartCopy.yours,
        lead: apartCopy.yoursLead,
        way: { href: duelPath(practiceId), label: apartCopy.toDuel },
      }
}

function Play({ code, onRefused }: { code: string; onRefused: () => void }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function play() {
    setBusy(true)
    try {
      const { practice_id } = await challengeCalls.answerApart(code)
      navigate(duelPath(practice_id), { replace: true })
    } catch (problem) {
      showRefusal(problem, inviteCopy.notAccepted)
      setBusy(false)
      onRefused()
    }
  }

  return (
    <Button variant="primary" size="large" wide busy={busy} busyLabel={apartCopy.begin} onClick={play}>
      {apartCopy.play}
    </Button>
  )
}
