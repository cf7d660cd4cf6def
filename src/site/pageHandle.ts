/** What a route module's `export const handle` may say about the frame around its page. */
export interface PageHandle {
  /** False: the page is sent without React; links and plain scripts only. */
  hydrate?: boolean
  /** The landing page's own bar, the app's (default), or none, where the page brings its own. */
  bar?: 'landing' | 'app' | 'none'
  /** False: no footer and no bottom tabs, for a screen that fills the window. */
  frame?: boolean
}

/** The innermost route decides. */
export function pageHandle(matches: readonly { handle?: unknown }[]): PageHandle {
  return Object.assign({}, ...matches.map((match) => match.handle))
}
