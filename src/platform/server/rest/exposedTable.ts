/** A feature's rule for written values that SQL cannot say: the sentence that refuses them, or null. */
export type CheckValues = (values: Readonly<Record<string, unknown>>) => string | null

/** A table of the schema `public` that requests may name; its columns come from the catalogue. */
export interface ExposedTable {
  checks?: CheckValues
}

/** By table name: `{ profiles: { checks: profileFault }, matches: {} }`. */
export type ExposedTables = Readonly<Record<string, ExposedTable>>
