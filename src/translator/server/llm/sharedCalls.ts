/** A caller that waits for a call which others may share. */
export interface Asker<Part> {
  signal: AbortSignal
  onPart: (part: Part) => void
}

/** Merges equal calls that run at the same time. */
export type ShareCall<Part, Answer> = (
  key: string,
  asker: Asker<Part>,
  call: (shared: Asker<Part>) => Promise<Answer>,
) => Promise<Answer>

interface CallUnderWay<Part, Answer> {
  answer: Promise<Answer>
  askers: Set<Asker<Part>>
  /** The newest part, for callers that join later. */
  told: { part?: Part }
  abandoned: AbortController
}

/** A caller that comes later joins the running call and gets its latest part. The call ends when its last caller has left. */
export function sharedCalls<Part, Answer>(): ShareCall<Part, Answer> {
  const underWay = new Map<string, CallUnderWay<Part, Answer>>()

  function begin(key: string, call: (shared: Asker<Part>) => Promise<Answer>): CallUnderWay<Part, Answer> {
    const abandoned = new AbortController()
    const askers = new Set<Asker<Part>>()
    const told: { part?: Part } = {}
    const forget = () => {
      if (underWay.get(key)?.askers === askers) underWay.delete(key)
    }
    const onPart = (part: Part) => {
      told.part = part
      for (const asker of askers) asker.onPart(part)
    }
    abandoned.signal.addEventListener('abort', forget)
    const answer = call({ signal: abandoned.signal, onPart }).finally(forget)
    const begun = { answer, askers, told, abandoned }
    underWay.set(key, begun)
    return begun
  }

  return async (key, asker, call) => {
    asker.signal.throwIfAborted()
    const shared = underWay.get(key) ?? begin(key, call)
    shared.askers.add(asker)
    if (shared.told.part !== undefined) asker.onPart(shared.told.part)
    try {
      return await unlessAborted(shared.answer, asker.signal)
    } finally {
      shared.askers.delete(asker)
      if (shared.askers.size === 0) shared.abandoned.abort()
    }
  }
}

function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
