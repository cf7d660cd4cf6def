import { data } from 'react-router'
import { NotFoundPage } from '#site/web/ErrorPage.tsx'

export const handle = { hydrate: false }

export function loader() {
  return data(null, { status: 404 })
}

export default NotFoundPage
