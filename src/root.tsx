import '#design/web/base.css'
import '#design/web/tokens.css'
import '#design/web/fonts/core.css'
import { type ReactNode, use, useEffect } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import guideFonts from '#design/web/fonts/guides.css?url&no-inline'
import coreFont from '#design/web/fonts/hanpan-core.woff2?url'
import { ToastRegion } from '#design/web/ToastRegion.tsx'
import paletteStyle from '#palette/web/palette.css?url&no-inline'
import paletteScript from '#palette/web/palette.js?url&no-inline'
import { pageHandle } from '#site/pageHandle.ts'
import { ErrorPage, NotFoundPage, OfflineError, UnavailablePage } from '#site/web/ErrorPage.tsx'
import { errorMeta, isConnectionLost, isNotFound, isUnavailable } from '#site/web/errorMeta.ts'
import { NonceContext } from '#site/web/NonceContext.ts'
import { PageFrame } from '#site/web/PageFrame.tsx'
import { pageContext } from '#site/web/pageContext.ts'
import siteScript from '#site/web/site.js?url&no-inline'
import { useHeadingFocus } from '#site/web/useHeadingFocus.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { origin, requestId } = context.get(pageContext)
  return { origin, requestId }
}

/** Not when only the query changes: what the page keeps in it, such as the sign-in form's mode, changes at the press. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

/** Of this page only when it shows an error: every other page describes itself. */
export function meta({ error, loaderData }: MetaArgs<typeof loader>) {
  return error ? errorMeta(error, loaderData?.origin) : []
}

export function links() {
  return [
    { rel: 'preload', href: coreFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icon-192.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const { pathname } = useLocation()
  const handle = pageHandle(useMatches())
  const hydrates = handle.hydrate !== false || !import.meta.env.SSR
  useHeadingFocus()
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f4f6f7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1015" media="(prefers-color-scheme: dark)" />
        <script
          src={siteScript}
          data-palette={paletteScript}
          data-palette-style={paletteStyle}
          data-guide-fonts={handle.guideFonts && guideFonts}
          nonce={hydrates ? nonce : undefined}
          suppressHydrationWarning
        />
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        <PageFrame handle={handle} path={pathname}>
          {children}
        </PageFrame>
        {hydrates && (
          <>
            <ToastRegion />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const root = useRouteLoaderData<typeof loader>('root')
  if (isConnectionLost(error)) return <OfflineError />
  if (isNotFound(error)) return <NotFoundPage />
  if (isUnavailable(error)) return <UnavailablePage />
  return <ErrorPage errorId={root?.requestId} />
}
