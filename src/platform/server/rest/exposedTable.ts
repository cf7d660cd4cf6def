/** A feature's rule for written values that SQL cannot express. Returns the error message, or null. */
export type CheckValues = (values: Readonly<Record<string, unknown>>) => string | null

/** A table of the schema `public` that requests may name. Its columns are read from the catalog. */
export interface ExposedTable {
  checks?: CheckValues
}

/** By table name: `{ profiles: { checks: profileFault }, matches: {} }`. */
export type ExposedTables = Readonly<Record<string, ExposedTable>>
