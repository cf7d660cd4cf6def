/** The site's public origin from the root route's loader, for a route's `meta` function. */
export function siteOrigin(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined
  if (!root) throw new Error('The root loader has not run')
  return root.origin
}
