/** A statement is prepared once it has been used so often: what `rest/v1` is asked for once is not kept. */
const USES_TO_NAME = 5
/** So many are prepared on a connection … */
const MOST_NAMES = 200
/** … and so many are counted, before counting starts over. */
const MOST_COUNTED = 1_000

/** Gives texts that come again a name, under which PostgreSQL keeps the statement parsed and planned on a connection. */
export class StatementNames {
  #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()
  #given = 0

  /** Undefined for a statement that is to be planned each time. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text)
  }

  /** It succeeded once more. */
  noteUse(text: string): void {
    if (this.#names.has(text) || this.#names.size >= MOST_NAMES) return
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (this.#uses.size >= MOST_COUNTED) this.#uses = new Map()
    this.#uses.set(text, uses)
    if (uses >= USES_TO_NAME) this.#name(text)
  }

  /** Its plan is stale, because a table has changed: from now on it has another name, and so another plan. */
  renew(text: string): void {
    if (this.#names.has(text)) this.#name(text)
  }

  #name(text: string): void {
    this.#given += 1
    this.#names.set(text, `s${this.#given}`)
    this.#uses.delete(text)
  }
}
