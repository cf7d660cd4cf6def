/** A statement is prepared after this many uses, so that a one-time query of `rest/v1` is not. */
const USES_TO_NAME = 5
/** The most prepared statements on a connection … */
const MOST_NAMES = 200
/** … and the most statements whose uses are counted, before counting starts over. */
const MOST_COUNTED = 1_000

/** Names repeated statements, so that PostgreSQL prepares them once per connection. */
export class StatementNames {
  #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()
  #given = 0

  /** Undefined for a statement that is not prepared. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text)
  }

  /** Counts a successful use. */
  noteUse(text: string): void {
    if (this.#names.has(text) || this.#names.size >= MOST_NAMES) return
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (this.#uses.size >= MOST_COUNTED) this.#uses = new Map()
    this.#uses.set(text, uses)
    if (uses >= USES_TO_NAME) this.#name(text)
  }

  /** Gives a statement a new name, and so a new plan, because a table has changed. */
  renew(text: string): void {
    if (this.#names.has(text)) this.#name(text)
  }

  #name(text: string): void {
    this.#given += 1
    this.#names.set(text, `s${this.#given}`)
    this.#uses.delete(text)
  }
}
