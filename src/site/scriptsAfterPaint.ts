const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
/** The script that React Router starts a page with: it imports the manifest and the routes, then the client's entry. */
const START =
  /<script nonce="([^"]*)" type="module" async="">import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)([\s\S]*?)<\/script>/
const ROUTE = /import \* as (route\d+) from ("[^"]+");/g

/**
 * The page with its scripts held back until the browser has painted it: HTML, styles and the core font do not share a slow line
 * with 110 kB of scripts. A hidden tab paints nothing, so there they start at once.
 * @param html as React Router renders a hydrated page
 * @throws if the scripts are not where they are expected
 */
export function scriptsAfterPaint(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  const start = START.exec(html)
  if (!start || preloads.length === 0) throw new Error('React Router starts the page in another way')
  const [whole, nonce = '', manifest, routes = '', then = ''] = start
  const modules = [...routes.matchAll(ROUTE)]
  const script = `<script nonce="${nonce}" type="module" async="">
await new Promise((painted) => document.hidden ? painted() : requestAnimationFrame(() => setTimeout(painted)));
for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, nonce: "${nonce}" }));
await ${imported(`"${manifest}"`)};
const [${modules.map(([, name]) => name).join(', ')}] = await Promise.all([${modules.map(([, , file]) => imported(file)).join(', ')}]);
${then.trim()}</script>`
  return html.replaceAll(PRELOAD, '').replace(whole, () => script)
}

function imported(file = ''): string {
  return `import(${file})`
}
