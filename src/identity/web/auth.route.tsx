import { useSearchParams } from 'react-router'
import { signInPage } from '#identity/accountPages.ts'
import { AuthPage } from '#identity/web/AuthPage.tsx'
import { SignOutPage } from '#identity/web/SignOutPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(signInPage)

/** `?sign-out` is where the menu's Sign out leads, on pages with and without scripts alike. */
export default function AuthRoute() {
  const [query] = useSearchParams()
  return query.has('sign-out') ? <SignOutPage /> : <AuthPage />
}
