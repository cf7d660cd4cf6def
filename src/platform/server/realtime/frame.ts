import { z } from 'zod'

/** Phoenix's `vsn`: the format of frames on the wire. */
export type WireVersion = '1.0.0' | '2.0.0'

/** One message of Phoenix's channel protocol. */
export interface Frame {
  /** Distinguishes successive memberships of one socket in a channel. */
  joinRef: string | null
  /** Matches a reply to its request. */
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

const ref = z
  .string()
  .max(64)
  .nullish()
  .transform((text) => text ?? null)
const name = z.string().max(255)

const arrayFrame = z
  .tuple([ref, ref, name, name, z.unknown()])
  .transform(([joinRef, ref, topic, event, payload]): Frame => ({ joinRef, ref, topic, event, payload }))
const objectFrame = z
  .object({ join_ref: ref, ref, topic: name, event: name, payload: z.unknown() })
  .transform(({ join_ref, payload, ...rest }): Frame => ({ ...rest, joinRef: join_ref, payload }))

/** The type of a client's binary broadcast: the lengths of join ref, ref, topic, event and metadata, then their bytes. */
const USER_BROADCAST_PUSH = 3
const LENGTHS_END = 7

/** Undefined if the data is not a valid frame. */
export function parseFrame(version: WireVersion, data: Buffer, isBinary: boolean): Frame | undefined {
  if (isBinary) return version === '2.0.0' ? parseBinaryFrame(data) : undefined
  const parsed = (version === '2.0.0' ? arrayFrame : objectFrame).safeParse(parseJson(data))
  return parsed.success ? parsed.data : undefined
}

/** A client's broadcast without its content: clients may not broadcast, and the refusal needs only the frame's refs. */
function parseBinaryFrame(data: Buffer): Frame | undefined {
  if (data.length < LENGTHS_END || data[0] !== USER_BROADCAST_PUSH) return undefined
  const [, joinRefBytes = 0, refBytes = 0, topicBytes = 0] = data
  const refAt = LENGTHS_END + joinRefBytes
  const topicAt = refAt + refBytes
  return {
    joinRef: data.toString('utf8', LENGTHS_END, refAt) || null,
    ref: data.toString('utf8', refAt, topicAt) || null,
    topic: data.toString('utf8', topicAt, topicAt + topicBytes),
    event: 'broadcast',
    payload: undefined,
  }
}

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString())
  } catch {
    return undefined
  }
}

export function writeFrame(version: WireVersion, { joinRef, ref, topic, event, payload }: Frame): Buffer {
  const wire =
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { ...(joinRef !== null && { join_ref: joinRef }), ref, topic, event, payload }
  return Buffer.from(JSON.stringify(wire))
}
