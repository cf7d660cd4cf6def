import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isServed, JOINED, joinedSocket, joinMessage, openRawSocket } from '#tests/support/server/realtimeServer.ts'
import { realtimeStage } from '#tests/support/server/realtimeStage.ts'

const stage = realtimeStage()

describe('a channel', () => {
  test('cannot be joined if the socket is already in twenty', async () => {
    const socket = await openRawSocket(stage.server)
    const topics = Array.from({ length: 21 }, () => randomUUID())
    for (const topic of topics) stage.server.invited.add(`${stage.ann.userId} ${topic}`)
    const replies: unknown[] = []
    for (const [n, topic] of topics.entries()) {
      replies.push(await socket.ask(joinMessage(`hall:${topic}`, stage.ann.token, String(n))))
    }
    expect(replies.slice(0, 20)).toEqual(Array(20).fill(JOINED))
    expect(replies[20]).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    })
    socket.say(['0', 'leave', `realtime:hall:${topics[0]}`, 'phx_leave', {}])
    expect(await socket.ask(joinMessage(`hall:${topics[20]}`, stage.ann.token, 'again'))).toEqual(JOINED)
    socket.socket.close()
  })

  test('that is left while the join is pending is not joined', async () => {
    const socket = await openRawSocket(stage.server)
    socket.say(joinMessage(`room:${stage.id}`, stage.ann.token, 'join'))
    const left = await socket.ask(['join', 'leave', `realtime:room:${stage.id}`, 'phx_leave', {}])
    expect(left).toEqual({ status: 'ok', response: {} })
    expect(await socket.ask(joinMessage(`hall:${stage.id}`, stage.ann.token, 'other'))).toEqual(JOINED)
    stage.server.realtime.publish({ topic: `room:${stage.id}`, event: 'news', payload: {} })
    await isServed(socket)
    expect(socket.received.filter(([, ref, , event]) => ref === 'join' || event === 'broadcast')).toEqual([])
    socket.socket.close()
  })

  test('delivers a broadcast once, however often the socket has joined', async () => {
    const socket = await joinedSocket(stage.server, stage.ann, `room:${stage.id}`)
    expect(await socket.ask(joinMessage(`room:${stage.id}`, stage.ann.token, '2'))).toEqual(JOINED)
    stage.server.realtime.publish({ topic: `room:${stage.id}`, event: 'news', payload: { n: 1 } })
    await isServed(socket)
    const body = { type: 'broadcast', event: 'news', payload: { n: 1 } }
    expect(socket.received.filter(([, , , event]) => event === 'broadcast')).toEqual([
      [null, null, `realtime:room:${stage.id}`, 'broadcast', body],
    ])
    socket.socket.close()
  })

  test('cannot be joined with an invalid payload', async () => {
    const socket = await openRawSocket(stage.server)
    for (const [n, payload] of [null, 7, [], {}, { config: null }, { config: { private: 'true' } }].entries()) {
      expect(await socket.ask(['1', String(n), `realtime:room:${stage.id}`, 'phx_join', payload])).toMatchObject({
        status: 'error',
      })
    }
    for (const payload of [null, {}, { access_token: null }, { access_token: 7 }]) {
      socket.say(['1', 't', `realtime:room:${stage.id}`, 'access_token', payload])
    }
    await isServed(socket)
    socket.socket.close()
  })
})

test('publishing a payload that is not valid JSON sends nothing and does not throw', () => {
  const payload: Record<string, unknown> = {}
  payload.itself = payload
  expect(() => stage.server.realtime.publish({ topic: `room:${stage.id}`, event: 'news', payload })).not.toThrow()
})
