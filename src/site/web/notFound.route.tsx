import { data } from 'react-router'

export const handle = { hydrate: false }

export function loader() {
  throw data(null, { status: 404 })
}

/** Never rendered: the root's error boundary shows the not-found page. */
export default function UnknownPath() {
  return null
}
