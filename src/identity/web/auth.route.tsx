import { useSearchParams } from 'react-router'
import { signInPage } from '#identity/accountPages.ts'
import { AuthPage } from '#identity/web/AuthPage.tsx'
import { accountMeta } from '#identity/web/accountMeta.ts'
import { SignOutPage } from '#identity/web/SignOutPage.tsx'

export const meta = accountMeta(signInPage)

/** `?sign-out` is where the menu's Sign out leads, on pages with and without scripts alike. */
export default function AuthRoute() {
  const [query] = useSearchParams()
  return query.has('sign-out') ? <SignOutPage /> : <AuthPage />
}
