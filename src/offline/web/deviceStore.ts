import { DEVICE_STORE } from '#platform/web/forgetDevice.ts'
import { currentSession } from '#platform/web/session.ts'

/** A call of a function that has not reached the server. */
export interface WaitingCall {
  name: string
  body: object
  /** The field of the call that takes several such bodies in a list. Undefined if each is a call of its own. */
  listed?: string
}

interface Stores {
  kept: IDBObjectStore
  waiting: IDBObjectStore
}

let opened: Promise<IDBDatabase> | undefined

/** What this device keeps for its user; undefined if there is nothing. */
export function kept<Value>(key: string): Promise<Value | undefined> {
  return inStores((stores) => done<Value | undefined>(stores.kept.get(key)))
}

/** Returns what is to be kept in place of `before`, which is undefined if there was nothing; undefined to leave it as it is. */
type Change<Value> = (before: Value | undefined) => Value | undefined

export function changeKept<Value>(key: string, change: Change<Value>): Promise<void> {
  return inStores((stores) => replace(stores, key, change))
}

/** Keeps `value` in place of what is kept. */
export function keep(key: string, value: unknown): Promise<void> {
  return changeKept(key, () => value)
}

export function forgetKept(key: string): Promise<void> {
  return inStores((stores) => done(stores.kept.delete(key)))
}

/** Lets a call wait until it can be sent, and replaces what is kept: both or neither, whenever the page ends. Returns how many wait. */
export function letWait<Value>(call: WaitingCall, key: string, change: Change<Value>): Promise<number> {
  return inStores(async (stores) => {
    await replace(stores, key, change)
    await done(stores.waiting.add(call))
    return done(stores.waiting.count())
  })
}

/** The calls that wait, with their keys, the oldest first. */
export function waitingCalls(): Promise<{ key: number; call: WaitingCall }[]> {
  return inStores(async ({ waiting }) => {
    const [keys, calls] = [await done(waiting.getAllKeys()), await done<WaitingCall[]>(waiting.getAll())]
    return calls.map((call, index) => ({ key: keys[index] as number, call }))
  })
}

/** Removes calls that have arrived. Returns how many still wait. */
export function noteArrived(keys: readonly number[]): Promise<number> {
  return inStores(async ({ waiting }) => {
    for (const key of keys) await done(waiting.delete(key))
    return done(waiting.count())
  })
}

async function replace<Value>({ kept }: Stores, key: string, change: Change<Value>): Promise<void> {
  const after = change(await done<Value | undefined>(kept.get(key)))
  if (after !== undefined) await done(kept.put(after, key))
}

/** Runs in one transaction, and returns once it is committed. What another person left behind is deleted first. */
async function inStores<Value>(work: (stores: Stores) => Promise<Value>): Promise<Value> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  const transaction = (await opened).transaction(['kept', 'waiting'], 'readwrite')
  const committed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  const stores = { kept: transaction.objectStore('kept'), waiting: transaction.objectStore('waiting') }
  const owner = currentSession().user?.id ?? 'visitor'
  if ((await done(stores.kept.get('owner'))) !== owner) {
    await done(stores.kept.clear())
    await done(stores.waiting.clear())
    await done(stores.kept.put(owner, 'owner'))
  }
  const value = await work(stores)
  await committed
  return value
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DEVICE_STORE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('kept')
    request.result.createObjectStore('waiting', { autoIncrement: true })
  }
  return done(request).then((database) => {
    // Another tab deletes it after the user has signed out.
    database.onversionchange = () => {
      database.close()
      opened = undefined
    }
    return database
  })
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
