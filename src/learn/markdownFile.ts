/** A file cut at its `---` lines. */
export interface MarkdownFile {
  /** By field, not yet checked: the reader of each kind of page does that. */
  front: Record<string, unknown>
  body: string
}
