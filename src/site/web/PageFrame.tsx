import type { ReactNode } from 'react'
import type { PageHandle } from '#site/pageHandle.ts'
import { BottomTabs } from '#site/web/BottomTabs.tsx'
import { Footer } from '#site/web/Footer.tsx'
import { SkipLink } from '#site/web/SkipLink.tsx'
import { TopBar } from '#site/web/TopBar.tsx'

interface PageFrameProps {
  handle: PageHandle
  /** The current path. */
  path: string
  /** The page itself, with its `<main id="main">`. */
  children: ReactNode
}

/** The frame of every page: skip link, bar, footer and the app's tabs. */
export function PageFrame({ handle: { bar = 'app', frame = true }, path, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      {bar !== 'none' && <TopBar kind={bar} path={path} />}
      {children}
      {frame && <Footer path={path} />}
      {frame && bar !== 'landing' && <BottomTabs path={path} />}
    </>
  )
}
