import { useSearchParams } from 'react-router'
import { signInMeta } from '#identity/accountPages.ts'
import { AuthPage } from '#identity/web/AuthPage.tsx'
import { SignOutPage } from '#identity/web/SignOutPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(signInMeta)

/** The menu's Sign out opens `?sign-out`, on pages with and without scripts. */
export default function AuthRoute() {
  const [query] = useSearchParams()
  return query.has('sign-out') ? <SignOutPage /> : <AuthPage />
}
