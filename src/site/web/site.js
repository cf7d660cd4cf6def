// A classic, blocking script in the <head> of every page. Sets the theme and the sign-in state before the first paint.
;(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const systemTheme = () => (dark.matches ? 'dark' : 'light')
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key))
    } catch {}
  }
  const set = (name, value) => {
    if (root.dataset[name] !== value) root.dataset[name] = value
  }
  const apply = () => {
    set('theme', read('hanpan-theme') || systemTheme())
    set('auth', read('hanpan-auth')?.refresh_token ? 'in' : 'out')
  }

  // React creates <script> elements from exactly this string. All other markup and scripts from other origins are refused.
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })

  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('pageshow', apply)
  addEventListener('site:auth', apply)
  // React removes unknown attributes when it rerenders <html>.
  new MutationObserver(apply).observe(root, { attributes: true })

  // On a wide screen, opens a list that has its own column, as soon as it exists.
  const wide = matchMedia('(min-width: 1080px)')
  const openWhenWide = () => {
    for (const list of document.querySelectorAll('[data-site=open-when-wide]')) list.open = wide.matches
  }
  document.addEventListener('DOMContentLoaded', openWhenWide)
  wide.addEventListener('change', openWhenWide)

  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-site=theme]')) {
      const theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
      // If the choice equals the system's theme, follow the system again.
      try {
        if (theme === systemTheme()) localStorage.removeItem('hanpan-theme')
        else localStorage.setItem('hanpan-theme', JSON.stringify(theme))
      } catch {}
      apply()
    }
    if (target.closest('[popover] a')) target.closest('[popover]').hidePopover()
  })
})()
