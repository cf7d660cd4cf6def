/** The settings in a route module's `export const handle`, for the frame around its page. */
export interface PageHandle {
  /** False: the page is sent without React, with only links and plain scripts. */
  hydrate?: boolean
  /** True: the page shows Korean of the learning hub, whose fonts are loaded after the first paint. */
  guideFonts?: true
  /** The landing page's bar, the app's bar (default), the app's bar once a result is shown, or none if the page has its own. */
  bar?: 'landing' | 'app' | 'result' | 'none'
  /** False: no footer and bottom tabs, for a screen that fills the window. */
  frame?: boolean
}

/** The innermost route's handle. */
export function pageHandle(matches: readonly { handle?: unknown }[]): PageHandle {
  return Object.assign({}, ...matches.map((match) => match.handle))
}
