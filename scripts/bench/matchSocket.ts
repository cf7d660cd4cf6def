import { WebSocket } from 'ws'
import type { MatchMessage } from '#match/matchMessage.ts'

/** A player's socket in the channel of a match. */
export interface MatchSocket {
  /** Waits until `at` for a message with a higher `seq`; true if one arrived. */
  newsSince(seq: number, at: number): Promise<boolean>
  close(): void
}

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown]

/** Joins as realtime-js does, and calls `onMessage` as soon as a message arrives. */
export async function openMatchSocket(
  { url, token, matchId }: { url: string; token: string; matchId: string },
  onMessage: (message: MatchMessage) => void,
): Promise<MatchSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=bench&vsn=2.0.0`, {
    family: 4,
  })
  const topic = `realtime:match:${matchId}`
  let newest = 0
  let wake = () => {}
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`The socket was closed with ${code}`)))
    socket.on('open', () => socket.send(JSON.stringify(joinFrame(topic, token))))
    socket.on('message', (data) => {
      const [, , , event, payload] = JSON.parse(String(data)) as Frame
      if (event === 'phx_reply') {
        const { status } = payload as { status: string }
        return status === 'ok' ? resolve() : reject(new Error(`The channel was not joined: ${String(data)}`))
      }
      const { payload: message } = payload as { payload: MatchMessage }
      onMessage(message)
      newest = Math.max(newest, message.seq)
      wake()
    })
  })
  return {
    newsSince: (seq, at) =>
      new Promise((resolve) => {
        const isNews = () => newest > seq
        const finish = () => {
          clearTimeout(timer)
          resolve(isNews())
        }
        const timer = setTimeout(finish, Math.max(0, at - Date.now()))
        wake = () => isNews() && finish()
        wake()
      }),
    close: () => socket.close(),
  }
}

function joinFrame(topic: string, token: string): Frame {
  const config = { broadcast: {}, presence: { enabled: false }, postgres_changes: [], private: true }
  return ['1', '1', topic, 'phx_join', { config, access_token: token }]
}
