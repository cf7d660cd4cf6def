/**
 * Reads values by key. Keys that are asked for while a read is running share the next one, so there are few reads under load, and a
 * value is never older than its request.
 */
export function batched<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let running: Promise<unknown> = Promise.resolve()
  let next: { keys: Set<Key>; values: Promise<ReadonlyMap<Key, Value>> } | undefined

  const nextBatch = () => {
    const keys = new Set<Key>()
    const values = running.then(() => {
      next = undefined
      return readAll([...keys])
    })
    running = values.catch(() => {})
    return { keys, values }
  }

  return async (key) => {
    next ??= nextBatch()
    next.keys.add(key)
    return (await next.values).get(key)
  }
}
