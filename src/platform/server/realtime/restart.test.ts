import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import {
  joinedSocket,
  openRawSocket,
  realtimeClient,
  startRealtimeServer,
} from '#tests/support/server/realtimeServer.ts'
import { realtimeStage } from '#tests/support/server/realtimeStage.ts'

const stage = realtimeStage()

test('when the server stops, it closes sockets with “restarts” (1012) and refuses new ones', async () => {
  const stopping = await startRealtimeServer(stage.database)
  stopping.invited.add(`${stage.ann.userId} ${stage.id}`)
  const sockets = [await joinedSocket(stopping, stage.ann, `room:${stage.id}`), await openRawSocket(stopping)]
  const stopped = stopping.realtime.close()
  await expect(openRawSocket(stopping)).rejects.toThrow('503')
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1012, 1012])
  await stopped
  await stopping.close()
})

test('three tabs of one player all get broadcasts, and all reconnect after a restart', async () => {
  const first = await startRealtimeServer(stage.database)
  first.invited.add(`${stage.ann.userId} ${stage.id}`)
  const heard: unknown[] = []
  const clients: SupabaseClient[] = []
  const statuses: string[] = []
  for (let tab = 0; tab < 3; tab += 1) {
    const tabClient = await realtimeClient(first, () => stage.ann.token)
    clients.push(tabClient)
    tabClient
      .channel(`room:${stage.id}`, { config: { private: true } })
      .on('broadcast', { event: 'news' }, ({ payload }) => heard.push([tab, payload.n]))
      .subscribe((status) => statuses.push(status))
  }
  await eventually(() => expect(statuses).toEqual(Array(3).fill('SUBSCRIBED')))
  await first.close()
  expect(statuses.slice(3)).toEqual(Array(3).fill('CHANNEL_ERROR'))
  const second = await startRealtimeServer(stage.database, { port: Number(new URL(first.url).port) })
  second.invited.add(`${stage.ann.userId} ${stage.id}`)
  await eventually(() => expect(statuses.slice(6)).toEqual(Array(3).fill('SUBSCRIBED')))
  second.realtime.publish({ topic: `room:${stage.id}`, event: 'news', payload: { n: 7 } })
  await eventually(() =>
    expect(heard.toSorted()).toEqual([
      [0, 7],
      [1, 7],
      [2, 7],
    ]),
  )
  await Promise.all(clients.map((client) => client.removeAllChannels()))
  await second.close()
})
