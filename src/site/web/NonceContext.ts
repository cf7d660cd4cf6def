import { createContext } from 'react'

/** The Content-Security-Policy nonce of the page being rendered; undefined in the browser and on pages without scripts. */
export const NonceContext = createContext<string | undefined>(undefined)
