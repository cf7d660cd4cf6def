import { type PGlite, protocol } from '@electric-sql/pglite'
import type { QueryResult } from '#platform/server/database/database.ts'
import { parameterText, parserOf } from '#platform/server/database/values.ts'

const { serialize } = protocol
const { CommandCompleteMessage, DataRowMessage, RowDescriptionMessage } = protocol.messages
const SYNC = serialize.sync()
/** How many prepared statements to keep. A new one replaces the least recently used one. */
const MOST_STATEMENTS = 200

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

/**
 * Speaks PostgreSQL's wire protocol with the embedded engine. Sends all messages of a statement together, and parses and plans each
 * text once. `pglite.query` calls the engine six times, plans every time, and takes three to five times as long.
 */
export class PgliteSession {
  readonly #pglite: PGlite
  /** The name of each prepared statement by its text, the least recently used first. */
  readonly #names = new Map<string, string>()
  #named = 0
  #earlier: Promise<unknown> = Promise.resolve()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /**
   * @param around the transaction to run the statement in; it is rolled back if the statement fails. Left out inside a transaction.
   * @throws the engine's `DatabaseError` with its SQLSTATE
   */
  async query(
    text: string,
    parameters: readonly unknown[],
    around?: { begin: string; end: string },
  ): Promise<QueryResult> {
    const known = this.#names.get(text)
    const name = known ?? this.#freshName()
    const request = Buffer.concat([
      ...(around ? [serialize.query(around.begin)] : []),
      ...(known ? [] : [serialize.parse({ name, text })]),
      serialize.bind({ statement: name, values: parameters.map(parameterText) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      SYNC,
      ...(around ? [serialize.query(around.end)] : []),
    ])
    try {
      const messages = await this.#exchange(request)
      this.#names.delete(text)
      this.#names.set(text, name)
      if (this.#names.size > MOST_STATEMENTS) await this.#forgetOldest()
      return resultOf(messages)
    } catch (error) {
      // The statement may have been parsed before it failed, or its plan may be stale: parse it again next time.
      this.#names.delete(text)
      await this.#close(name)
      throw error
    }
  }

  /** Several statements without parameters, separated by semicolons. */
  async script(text: string): Promise<void> {
    await this.#exchange(serialize.query(text))
  }

  #freshName(): string {
    this.#named += 1
    return `s${this.#named}`
  }

  async #forgetOldest(): Promise<void> {
    for (const [text, name] of this.#names) {
      this.#names.delete(text)
      return this.#close(name)
    }
  }

  async #close(name: string): Promise<void> {
    await this.#exchange(Buffer.concat([serialize.close({ type: 'S', name }), SYNC]))
  }

  /** Runs exchanges one after the other, because the engine's client would mix up responses. The file system writes through, so there is nothing to sync. */
  async #exchange(request: Uint8Array): Promise<Message[]> {
    const exchange = this.#earlier.then(() => this.#pglite.execProtocol(request, { syncToFs: false }))
    this.#earlier = exchange.catch(() => {})
    return (await exchange).messages
  }
}

function resultOf(messages: readonly Message[]): QueryResult {
  const fields = messages.find((message) => message instanceof RowDescriptionMessage)?.fields ?? []
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  const rows = messages
    .filter((message) => message instanceof DataRowMessage)
    .map((row) => Object.fromEntries(columns.map(({ name, parse }, index) => [name, parsed(row.fields[index], parse)])))
  const tags = messages.filter((message) => message instanceof CommandCompleteMessage).map(({ text }) => text)
  const tag = tags.find((text) => /\d$/.test(text))
  return { rows, affected: Number(tag?.match(/\d+$/)?.[0] ?? 0) }
}

function parsed(text: string | null | undefined, parse: (text: string) => unknown): unknown {
  return text === null || text === undefined ? null : parse(text)
}
