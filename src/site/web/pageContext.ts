import { createContext } from 'react-router'

/** What the server hands to route loaders and to the renderer for one request. */
export interface Page {
  /** Fresh for every answer; names the scripts that the Content-Security-Policy lets run. */
  nonce: string
  /** The site's public origin, from the configuration and never from the request: canonical links are built on it. */
  origin: string
  /** The id of this request in the server's log. */
  requestId: string
  /** Writes what a loader threw to the server's log, under that id; it also decides the page's status. */
  noteError: (error: unknown) => void
}

export const pageContext = createContext<Page>()
