/** The contents of a page's HTML as the server sends it, for checks without a browser. */
export interface ServedPage {
  path: string
  status: number
  html: string
  title: string
  description: string
  canonical: string
  robots: string
  headings: number
  /** The types of the nodes in the page's JSON-LD graph, in order. */
  types: string[]
  /** The URLs of its script files. */
  scripts: string[]
  /** The paths on this site that it links to, without query and fragment. */
  links: string[]
}

export async function fetchPage(origin: string, path: string): Promise<ServedPage> {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  const graphs = all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return {
    path,
    status: answer.status,
    html,
    title: unescaped(all(html, /<title>(.*?)<\/title>/gs)[0] ?? ''),
    description: unescaped(all(html, /<meta name="description" content="([^"]*)"/g)[0] ?? ''),
    canonical: all(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? '',
    robots: all(html, /<meta name="robots" content="([^"]*)"/g)[0] ?? '',
    headings: all(html, /<(h1)[ >]/g).length,
    types: graphs.length === 1 ? graphTypes(graphs[0] ?? '') : [],
    scripts: all(html, /<script[^>]* src="([^"]*)"/g),
    links: all(html, /<a [^>]*href="(\/[^"]*)"/g).map((link) => unescaped(link).replace(/[?#].*/, '')),
  }
}

function graphTypes(json: string): string[] {
  const graph = JSON.parse(json) as { '@context': string; '@graph': { '@type': string }[] }
  return graph['@context'] === 'https://schema.org' ? graph['@graph'].map((node) => node['@type']) : []
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '')
}

function unescaped(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
