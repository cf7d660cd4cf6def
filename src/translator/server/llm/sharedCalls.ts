/** A caller that waits for a call which others may share. */
export interface Caller<Part> {
  signal: AbortSignal
  onPart: (part: Part) => void
}

/** Merges simultaneous calls with the same key. */
export type ShareCall<Part, Answer> = (
  key: string,
  caller: Caller<Part>,
  call: (shared: Caller<Part>) => Promise<Answer>,
) => Promise<Answer>

interface CallUnderWay<Part, Answer> {
  answer: Promise<Answer>
  callers: Set<Caller<Part>>
  /** The newest part, for callers that join later. */
  latest: { part?: Part }
  abandoned: AbortController
}

/** A later caller joins the running call and receives its latest part. The call is aborted when its last caller leaves. */
export function sharedCalls<Part, Answer>(): ShareCall<Part, Answer> {
  const underWay = new Map<string, CallUnderWay<Part, Answer>>()

  function begin(key: string, call: (shared: Caller<Part>) => Promise<Answer>): CallUnderWay<Part, Answer> {
    const abandoned = new AbortController()
    const callers = new Set<Caller<Part>>()
    const latest: { part?: Part } = {}
    const forget = () => {
      if (underWay.get(key)?.callers === callers) underWay.delete(key)
    }
    const onPart = (part: Part) => {
      latest.part = part
      for (const caller of callers) caller.onPart(part)
    }
    abandoned.signal.addEventListener('abort', forget)
    const answer = call({ signal: abandoned.signal, onPart }).finally(forget)
    const begun = { answer, callers, latest, abandoned }
    underWay.set(key, begun)
    return begun
  }

  return async (key, caller, call) => {
    caller.signal.throwIfAborted()
    const shared = underWay.get(key) ?? begin(key, call)
    shared.callers.add(caller)
    if (shared.latest.part !== undefined) caller.onPart(shared.latest.part)
    try {
      return await unlessAborted(shared.answer, caller.signal)
    } finally {
      shared.callers.delete(caller)
      if (shared.callers.size === 0) shared.abandoned.abort()
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
