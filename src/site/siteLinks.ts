export interface SiteLink {
  label: string
  href: string
  /** The link is marked as current on paths that start with one of these segments. */
  sections: readonly string[]
  /** Whether the target page hydrates. If so, other hydrated pages open it without loading the document. */
  inApp: boolean
  /** Shown only to signed-in players. */
  signedIn?: true
}

const arena: SiteLink = { label: 'Arena', href: '/app', sections: ['app'], inApp: true, signedIn: true }
const translator: SiteLink = { label: 'Translator', href: '/translate', sections: ['translate'], inApp: true }
const profile: SiteLink = { label: 'Profile', href: '/profile', sections: ['profile'], inApp: true, signedIn: true }
const learn: SiteLink = {
  label: 'Learn',
  href: '/learn',
  sections: ['sitemap', 'learn', 'courses', 'tracks', 'kpop', 'business', 'exam', 'community'],
  inApp: false,
}

const pricing: SiteLink = { label: 'Pricing', href: '/pricing', sections: ['pricing'], inApp: true }

export const landingLinks: readonly SiteLink[] = [translator, { ...learn, href: '/sitemap' }]
export const appLinks: readonly SiteLink[] = [arena, translator, learn, profile]
/** The links that are in the menu on every screen width, above Sign out. */
export const accountLinks: readonly SiteLink[] = [profile, { ...pricing, label: 'Plans', signedIn: true }]
export const footerLinks: readonly SiteLink[] = [
  translator,
  pricing,
  { label: 'Site map', href: '/sitemap', sections: ['sitemap'], inApp: false },
  { label: 'Terms', href: '/terms', sections: ['terms'], inApp: false },
  { label: 'Privacy', href: '/privacy', sections: ['privacy'], inApp: false },
]

export function isCurrent(link: SiteLink, path: string): boolean {
  return link.sections.includes(path.split('/')[1] ?? '')
}
