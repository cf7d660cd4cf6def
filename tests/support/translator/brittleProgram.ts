// A thread in place of the built-in engine's. It echoes texts, except those that tell it to do something else.
import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { echo } from '#tests/support/translator/translations.ts'
import type { EngineNews, EngineOrders } from '#translator/server/engineThread.ts'

const tell = (news: EngineNews) => parentPort?.postMessage(news)

const BEHAVIORS: Record<string, (path: string) => void> = {
  end: () => process.exit(1),
  'end once': (path) => {
    if (existsSync(path)) return
    writeFileSync(path, '')
    process.exit(1)
  },
  loop: () => {
    for (;;);
  },
  'eat memory': () => {
    const eaten: string[] = []
    for (;;) eaten.push(String(Math.random()).repeat(100).split('').join(' '))
  },
  fail: () => {
    throw new Error('no rule')
  },
}

parentPort?.on('message', (order: EngineOrders) => {
  if (order.kind === 'drop' || order.text === 'wait') return
  const { id, text } = order
  const [behavior = '', path = ''] = text.split(': ')
  try {
    BEHAVIORS[behavior]?.(path)
    tell({ kind: 'translated', id, translation: echo(text) })
  } catch (error) {
    tell({ kind: 'failed', id, message: String(error) })
  }
})
