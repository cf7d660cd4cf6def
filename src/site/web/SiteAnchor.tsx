import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isCurrent, type SiteLink } from '#site/siteLinks.ts'

interface SiteAnchorProps {
  link: SiteLink
  /** The current path. */
  path: string
  className: string | undefined
  children?: ReactNode
}

export function SiteAnchor({ link, path, className, children = link.label }: SiteAnchorProps) {
  const look = [className, link.signedIn && 'signed-in'].filter(Boolean).join(' ')
  const current = isCurrent(link, path) ? 'page' : undefined
  return link.inApp ? (
    <Link to={link.href} className={look} aria-current={current}>
      {children}
    </Link>
  ) : (
    <a href={link.href} className={look} aria-current={current}>
      {children}
    </a>
  )
}
