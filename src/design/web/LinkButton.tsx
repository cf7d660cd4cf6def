import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from '#design/web/buttonClass.ts'

type LinkButtonProps = ButtonLook &
  Omit<ComponentProps<'a'>, 'href'> & {
    href: string
    /** Navigates without loading the document. Use it only between hydrated pages. */
    inApp?: boolean
  }

/** A link that looks like a button. For an action, use Button. */
export function LinkButton({ variant, size, wide, className, href, inApp = false, ...rest }: LinkButtonProps) {
  const look = buttonClass({ variant, size, wide, className })
  return inApp ? <Link {...rest} to={href} className={look} /> : <a {...rest} href={href} className={look} />
}
