import { data, type RouterContextProvider } from 'react-router'
import { pageContext } from '#site/web/pageContext.ts'

const UNAVAILABLE = 503

/**
 * For a loader's work: if the database is unreachable, throws a response that the router passes on to the browser as it is, so that
 * `ErrorPage` can say so. All other errors stay as they are.
 */
export async function orUnavailable<Data>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Data>,
): Promise<Data> {
  try {
    return await work()
  } catch (error) {
    const isUnavailable = error instanceof Error && context.get(pageContext).noteError(error) === UNAVAILABLE
    throw isUnavailable ? data(null, { status: UNAVAILABLE }) : error
  }
}
