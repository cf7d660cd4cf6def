/** A file cut at its `---` lines. */
export interface FrontedText {
  /** By field; their meaning is checked by whoever knows the page. */
  front: Record<string, unknown>
  body: string
}
