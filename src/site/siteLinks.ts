export interface SiteLink {
  label: string
  href: string
  /** First segments of the paths on which this link is the current one. */
  sections: readonly string[]
  /** The target hydrates: from another hydrated page it opens without loading the document again. */
  inApp: boolean
  /** Shown to signed-in people only. */
  signedIn?: true
}

const arena: SiteLink = { label: 'Arena', href: '/app', sections: ['app'], inApp: true, signedIn: true }
const translate: SiteLink = { label: 'Translate', href: '/translate', sections: ['translate'], inApp: true }
const profile: SiteLink = { label: 'Profile', href: '/profile', sections: ['profile'], inApp: true, signedIn: true }
const learn: SiteLink = {
  label: 'Learn',
  href: '/sitemap',
  sections: ['sitemap', 'learn', 'courses', 'tracks', 'kpop', 'business', 'exam', 'community'],
  inApp: false,
}

const pricing: SiteLink = { label: 'Pricing', href: '/pricing', sections: ['pricing'], inApp: true }

export const landingLinks: readonly SiteLink[] = [{ ...translate, label: 'Translator' }, learn]
export const appLinks: readonly SiteLink[] = [arena, translate, learn, profile]
/** What the menu holds on every screen width, above Sign out. */
export const accountLinks: readonly SiteLink[] = [profile, { ...pricing, label: 'Plans', signedIn: true }]
export const footerLinks: readonly SiteLink[] = [
  { ...translate, label: 'Translator' },
  pricing,
  { ...learn, label: 'Site map', sections: ['sitemap'] },
  { label: 'Terms', href: '/terms', sections: ['terms'], inApp: false },
  { label: 'Privacy', href: '/privacy', sections: ['privacy'], inApp: false },
]

export function isCurrent(link: SiteLink, path: string): boolean {
  return link.sections.includes(path.split('/')[1] ?? '')
}
