import { useEffect, useState } from 'react'
import { restClient } from '#platform/web/restClient.ts'

interface PublishedPage {
  slug: string
  /** The date of the last change, in UTC. */
  updated: string
}

/** The published glossary pages, newest first; empty until they have loaded. A failure is logged, and the list stays empty. */
export function usePublishedGlossary(): readonly PublishedPage[] {
  const [pages, setPages] = useState<readonly PublishedPage[]>([])

  useEffect(() => {
    const abort = new AbortController()
    loadPublished(abort.signal).then(setPages, (error: unknown) => {
      if (!abort.signal.aborted) console.error('The glossary pages could not be loaded', error)
    })
    return () => abort.abort()
  }, [])

  return pages
}

async function loadPublished(signal: AbortSignal): Promise<PublishedPage[]> {
  const table = (await restClient()).from('glossary_pages')
  const newestFirst = table.select('*').eq('published', true).order('created_at', { ascending: false })
  const { data } = await newestFirst.abortSignal(signal).throwOnError()
  return data.map(({ slug, updated_at }: { slug: string; updated_at: string }) => ({
    slug,
    updated: new Date(updated_at).toISOString().slice(0, 10),
  }))
}
