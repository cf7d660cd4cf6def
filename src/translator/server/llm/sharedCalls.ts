/** Somebody who waits for a call that others may wait for too. */
export interface Asker<Part> {
  signal: AbortSignal
  onPart: (part: Part) => void
}

/** Equal calls at the same time are one. */
export type ShareCall<Part, Answer> = (
  key: string,
  asker: Asker<Part>,
  call: (shared: Asker<Part>) => Promise<Answer>,
) => Promise<Answer>

interface CallUnderWay<Part, Answer> {
  answer: Promise<Answer>
  askers: Set<Asker<Part>>
  latest: Part | undefined
  abandoned: AbortController
}

/** Whoever comes later waits for the call under way and is told the latest part of it. It ends when the last asker has gone. */
export function sharedCalls<Part, Answer>(): ShareCall<Part, Answer> {
  const underWay = new Map<string, CallUnderWay<Part, Answer>>()

  function begin(key: string, call: (shared: Asker<Part>) => Promise<Answer>): CallUnderWay<Part, Answer> {
    const abandoned = new AbortController()
    const shared: CallUnderWay<Part, Answer> = { answer: never, askers: new Set(), latest: undefined, abandoned }
    const forget = () => {
      if (underWay.get(key) === shared) underWay.delete(key)
    }
    const onPart = (part: Part) => {
      shared.latest = part
      for (const asker of shared.askers) asker.onPart(part)
    }
    underWay.set(key, shared)
    abandoned.signal.addEventListener('abort', forget)
    shared.answer = call({ signal: abandoned.signal, onPart }).finally(forget)
    return shared
  }

  return async (key, asker, call) => {
    asker.signal.throwIfAborted()
    const shared = underWay.get(key) ?? begin(key, call)
    shared.askers.add(asker)
    if (shared.latest !== undefined) asker.onPart(shared.latest)
    try {
      return await unlessAborted(shared.answer, asker.signal)
    } finally {
      shared.askers.delete(asker)
      if (shared.askers.size === 0) shared.abandoned.abort()
    }
  }
}

const never = new Promise<never>(() => {})

function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
