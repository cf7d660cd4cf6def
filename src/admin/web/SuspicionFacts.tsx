import type { NamedPlayer } from '#admin/fairness/matchFacts.ts'
import type { Suspicion } from '#admin/fairness/suspicion.ts'
import { fairnessCopy as copy, reasonOf } from '#admin/web/fairnessCopy.ts'
import { PlayerName } from '#identity/web/PlayerName.tsx'

const MATCHES_SHOWN = 10

/** The numbers of a suspicion, and the ids of its matches. */
export function SuspicionFacts({ suspicion }: { suspicion: Suspicion }) {
  const { matches } = suspicion
  const more = matches.length - MATCHES_SHOWN
  return (
    <>
      <p>{reasonOf(suspicion)}</p>
      <details>
        <summary>{copy.matches(matches.length)}</summary>
        <ul>
          {matches.slice(0, MATCHES_SHOWN).map((id) => (
            <li key={id}>
              <code>{id}</code>
            </li>
          ))}
          {more > 0 && <li>{`+ ${more}`}</li>}
        </ul>
      </details>
    </>
  )
}

export function SuspectName({ player: { id, name } }: { player: NamedPlayer }) {
  return (
    <>
      <b>
        <PlayerName name={name} />
      </b>{' '}
      <code>
        {copy.id} {id}
      </code>
    </>
  )
}
