import { Link } from 'react-router'
import { linkCopy } from '#identity/web/copy.ts'

export function SignInLink() {
  return <Link to="/auth">{linkCopy.backToSignIn}</Link>
}
