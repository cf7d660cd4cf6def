import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageHandle } from '#site/pageHandle.ts'
import { scriptsAfterPaint } from '#site/scriptsAfterPaint.ts'
import { NonceContext } from '#site/web/NonceContext.ts'
import { pageContext } from '#site/web/pageContext.ts'

/** Loader context keys compare by identity and this bundle has its own copy: the server takes the key from here. */
export { pageContext }

export const streamTimeout = 5_000

/**
 * Renders the whole page before answering, so that it can be cached and carry the right status. Not `renderToString`: the
 * router's data stream suspends once, which that drops, and the page would never hydrate. `x-page` tells our server whether
 * the page brings scripts (`hydrated`) or not (`plain`); it is removed before the answer leaves.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(pageContext)
  const { matches } = context.staticHandlerContext
  const handles = matches.map(({ route }) => ({ handle: context.routeModules[route.id]?.handle }))
  const plain = pageHandle(handles).hydrate === false
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('x-page', plain ? 'plain' : 'hydrated')
  const scriptNonce = plain ? {} : { nonce }
  const page = (
    <NonceContext value={scriptNonce.nonce}>
      <ServerRouter context={context} url={request.url} {...scriptNonce} />
    </NonceContext>
  )
  const html = await renderWhole(page, scriptNonce)
  return new Response(plain || import.meta.env.DEV ? html : scriptsAfterPaint(html), { status, headers })
}

/** Where React Router hands over what a loader or a page threw; the reader sees `ErrorPage` with the id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).noteError(error)
}

function renderWhole(page: React.ReactNode, options: { nonce?: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      // Never move a large part behind an inline script: it would not run on a plain page, and nothing is streamed anyway.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: reject,
      onAllReady: () => pipe(sink),
    })
    const timer = setTimeout(() => abort(new Error('rendering took too long')), streamTimeout + 1_000)
  })
}
