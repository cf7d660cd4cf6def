// A classic, blocking script in the <head> of every page. Sets the theme and the sign-in state before the first paint.
;(() => {
  const root = document.documentElement
  const { palette, paletteStyle, guideFonts } = document.currentScript.dataset
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
  /** What the Arena last said is next for the user: on the same UTC day what it was, later that the Arena knows. */
  const nextFor = (user) => {
    const { user: owner, kind, until } = read('hanpan-next') ?? {}
    if (!user || user !== owner || kind === 'first') return undefined
    return Date.now() < until ? kind : 'arena'
  }
  const apply = () => {
    set('theme', read('hanpan-theme') || systemTheme())
    const session = read('hanpan-auth')
    set('auth', session?.refresh_token && !session.second_step_due ? 'in' : 'out')
    const next = nextFor(session?.user?.id)
    if (next) set('next', next)
    else delete root.dataset.next
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

  // The browser offers to install the app. Pages with a button for it wait for this, and no banner comes up by itself.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    globalThis.installOffer = event
    dispatchEvent(new Event('site:install'))
  })
  addEventListener('appinstalled', () => {
    globalThis.installOffer = undefined
    dispatchEvent(new Event('site:install'))
  })

  // On a wide screen, opens a list that has its own column, as soon as it exists.
  const wide = matchMedia('(min-width: 1080px)')
  const openWhenWide = () => {
    for (const list of document.querySelectorAll('[data-site=open-when-wide]')) list.open = wide.matches
  }
  document.addEventListener('DOMContentLoaded', openWhenWide)
  wide.addEventListener('change', openWhenWide)

  /** Korean is painted with the system's font first, so that its fonts do not share a slow line with what the first paint needs. */
  const loadGuideFonts = () =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: guideFonts }))
  if (guideFonts) {
    document.addEventListener('DOMContentLoaded', () => {
      if (document.hidden) return loadGuideFonts()
      const paints = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return
        paints.disconnect()
        loadGuideFonts()
      })
      paints.observe({ type: 'paint', buffered: true })
    })
  }

  let styled
  /** The style sheet of the command palette, loaded once. Without it, the palette still works. */
  const style = () => {
    styled ??= new Promise((done) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: paletteStyle })
      link.onload = link.onerror = done
      document.head.append(link)
    })
    return styled
  }
  const togglePalette = async () => {
    try {
      const [{ toggle }] = await Promise.all([import(palette), style()])
      toggle()
    } catch (error) {
      console.warn('the command palette could not be loaded', error)
    }
  }
  // A page without the button, such as a question, has no palette either. Pages have it after the script.
  addEventListener('keydown', (event) => {
    const { code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
    // On a Mac, Ctrl+K deletes the rest of a line.
    const isMac = /^(Mac|iP)/.test(navigator.platform)
    if (code !== 'KeyK' || altKey || shiftKey || isComposing || !(isMac ? metaKey : ctrlKey)) return
    if (!document.querySelector('[data-site=palette]')) return
    event.preventDefault()
    void togglePalette()
  })

  const switchTheme = () => {
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
    // If the choice equals the system's theme, follow the system again.
    try {
      if (theme === systemTheme()) localStorage.removeItem('hanpan-theme')
      else localStorage.setItem('hanpan-theme', JSON.stringify(theme))
    } catch {}
    apply()
  }

  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-site=palette]')) void togglePalette()
    if (target.closest('[data-site=theme]')) switchTheme()
    if (target.closest('[popover] :is(a, button)')) target.closest('[popover]').hidePopover()
  })
})()
