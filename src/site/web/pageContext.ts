import { createContext } from 'react-router'

/** What the server hands to route loaders and to the renderer for one request. */
export interface Page {
  /** Fresh for every answer; names the scripts that the Content-Security-Policy lets run. */
  nonce: string
}

export const pageContext = createContext<Page>()
