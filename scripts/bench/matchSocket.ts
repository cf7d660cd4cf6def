import { WebSocket } from 'ws'
import type { MatchState } from '#match/matchContract.ts'
import { type MatchMessage, VIEW_EVENT, type ViewMessage } from '#match/matchMessage.ts'
import type { Player } from './plantPlayers.ts'

/** A player's socket in the channel of a match and in the player's own. */
export interface MatchSocket {
  /** Waits until `at` for news with a higher `seq`: the player's view, or a message without one. Undefined if nothing arrived. */
  newsSince(seq: number, deadline: number): Promise<MatchState | 'message' | undefined>
  close(): void
}

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown]

interface BroadcastBody {
  event: string
  payload: MatchMessage | ViewMessage
}

/** Joins as realtime-js does, and calls `onNews` as soon as a view or a message arrives. */
export async function openMatchSocket(
  { url, player, matchId }: { url: string; player: Player; matchId: string },
  onNews: (news: { seq: number }) => void,
): Promise<MatchSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=bench&vsn=2.0.0`, {
    family: 4,
    headers: player.headers,
  })
  const token = player.headers.authorization.replace('Bearer ', '')
  const topics = [`realtime:match:${matchId}`, `realtime:player:${player.id}`]
  let newest = 0
  let view: MatchState | undefined
  let wake = () => {}
  let joined = 0
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`The socket was closed with ${code}`)))
    socket.on('open', () => {
      for (const topic of topics) socket.send(JSON.stringify(joinFrame(topic, token)))
    })
    socket.on('message', (data) => {
      const [, , , event, payload] = JSON.parse(String(data)) as Frame
      if (event === 'phx_reply') {
        if ((payload as { status: string }).status !== 'ok') reject(new Error(`Not joined: ${String(data)}`))
        joined += 1
        if (joined === topics.length) resolve()
        return
      }
      const news = newsOf(payload as BroadcastBody)
      if ('match' in news) view = news
      onNews(news)
      newest = Math.max(newest, news.seq)
      wake()
    })
  })
  return {
    newsSince: (seq, deadline) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          if (newest <= seq) resolve(undefined)
          else resolve(view && view.seq === newest ? view : 'message')
        }
        const timer = setTimeout(finish, Math.max(0, deadline - Date.now()))
        wake = () => {
          if (newest > seq) finish()
        }
        wake()
      }),
    close: () => socket.close(),
  }
}

function newsOf({ event, payload }: BroadcastBody): MatchState | MatchMessage {
  return event === VIEW_EVENT ? (payload as ViewMessage).state : (payload as MatchMessage)
}

function joinFrame(topic: string, token: string): Frame {
  const config = { broadcast: {}, presence: { enabled: false }, postgres_changes: [], private: true }
  return ['1', '1', topic, 'phx_join', { config, access_token: token }]
}
