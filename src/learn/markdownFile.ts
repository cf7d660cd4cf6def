/** A Markdown file with front matter between `---` lines. */
export interface MarkdownFile {
  /** The fields, not yet validated: the reader of each kind of page validates them. */
  front: Record<string, unknown>
  body: string
}
