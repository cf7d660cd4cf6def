import { createContext } from 'react-router'
import type { Operator } from '#kit/operator.ts'

/** The data that the server passes to route loaders and the renderer for one request. */
export interface Page {
  /** The nonce of the Content-Security-Policy, new for every response. */
  nonce: string
  /** The site's public origin, for canonical links. From the configuration, never from the request. */
  origin: string
  /** Undefined only in local mode. */
  operator: Operator | undefined
  /** The request's id in the server's log. */
  requestId: string
  /** Logs a loader's error with that id, and sets the page's status, which it returns. */
  noteError: (error: unknown) => number
}

export const pageContext = createContext<Page>()
