import { use, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { NonceContext } from '#site/web/NonceContext.ts'

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext)
  const hydrates = !useMatches().some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate === false)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        {children}
        {hydrates && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return <Outlet />
}
