// `engineThread.ts` runs this file as a separate thread.
import { parentPort } from 'node:worker_threads'
import { createSteppedEngine } from '#translator/builtInEngine.ts'
import { loadBuiltInParts } from '#translator/server/builtInParts.ts'
import type { EngineNews, EngineOrders } from '#translator/server/engineThread.ts'
import { turnTaker } from '#translator/server/turnTaker.ts'
import type { Translation } from '#translator/translation.ts'

const steps = createSteppedEngine(await loadBuiltInParts())
const tell = (news: EngineNews) => parentPort?.postMessage(news)
const turns = turnTaker<Translation>({
  onResult: (id, translation) => tell({ kind: 'translated', id, translation }),
  onFailure: (id, error) => tell({ kind: 'failed', id, message: String(error) }),
})

parentPort?.on('message', (order: EngineOrders) => {
  if (order.kind === 'translate') turns.add(order.id, steps(order.text))
  else turns.drop(order.id)
})
