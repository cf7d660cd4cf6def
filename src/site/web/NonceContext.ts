import { createContext } from 'react'

/** The Content-Security-Policy nonce of the rendered page; undefined in the browser and on pages without scripts. */
export const NonceContext = createContext<string | undefined>(undefined)
