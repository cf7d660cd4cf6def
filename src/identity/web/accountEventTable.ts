import type { AccountEventRow } from '#platform/accountEvent.ts'
import { restClient } from '#platform/web/restClient.ts'

const PAGE = 20

export interface EventPage {
  events: readonly AccountEventRow[]
  more: boolean
}

/** The events before the given one, newest first. Throws if they cannot be read. */
export async function loadEvents(before?: AccountEventRow): Promise<EventPage> {
  const own = (await restClient()).from('account_events').select('*')
  const earlier = before ? own.lt('id', before.id) : own
  const { data } = await earlier
    .order('id', { ascending: false })
    .limit(PAGE + 1)
    .throwOnError()
  return { events: data.slice(0, PAGE), more: data.length > PAGE }
}
