import type { EditedPage, PagesResponse, SavePageRequest } from '#admin/adminContract.ts'
import { glossaryPath } from '#learn/glossaryPage.ts'
import type { LearningPages } from '#learn/server/learningPages.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

interface StoredRow {
  slug: string
  title: string
  published: boolean
  updated_at: string
}

/** Exact, because `savePage` compares it. */
const UPDATED_AT = 'updated_at::text as updated_at'

/** All learning pages, with the glossary page of each. Runs as the admin, so the database decides what is seen. */
export async function listPages(tx: Transaction, pages: LearningPages): Promise<PagesResponse> {
  const rows = await tx.sql<StoredRow>(`select slug, title, published, ${UPDATED_AT} from glossary_pages`)
  const byPath = new Map(rows.map((row) => [glossaryPath(row), row]))
  return {
    pages: [...pages].map(([path, { heading }]) => {
      const row = byPath.get(path)
      const { slug = path.slice(1), ...stored } = row ?? {}
      return { slug, path, name: heading, stored: row ? (stored as Omit<StoredRow, 'slug'>) : null }
    }),
  }
}

/** A page to edit; an empty one under the learning page's title if there is none yet. @throws Problem 404 `page_not_found` */
export async function readPage(tx: Transaction, slug: string, pages: LearningPages): Promise<EditedPage> {
  const [row] = await tx.sql<EditedPage>(
    `select slug, title, meta_description, content, coalesce(json_ld ->> 'headline', title) as headline, published,
       updated_at::text as seen
     from glossary_pages where slug = $1`,
    [slug],
  )
  if (row) return row
  const { title, description, heading } = learningPage(pages, slug)
  return { slug, title, meta_description: description, headline: heading, content: '', published: false, seen: null }
}

/**
 * Writes a page's text. A new page is not published yet.
 * @throws Problem 409 `page_changed` if the page is not any more as the admin saw it
 */
export async function savePage(tx: Transaction, page: SavePageRequest, pages: LearningPages): Promise<EditedPage> {
  learningPage(pages, page.slug)
  const { slug, title, meta_description, content, headline, seen } = page
  const article = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', headline })
  const written = [slug, title, meta_description, content, article]
  const saved =
    seen === null
      ? await tx.sql(
          `insert into glossary_pages (slug, title, meta_description, content, json_ld)
           values ($1, $2, $3, $4, $5::jsonb || jsonb_build_object('description', $3::text)) on conflict (slug) do nothing returning id`,
          written,
        )
      : await tx.sql(
          `update glossary_pages set title = $2, meta_description = $3, content = $4, json_ld = json_ld || $5::jsonb, updated_at = app_now()
           where slug = $1 and updated_at::text = $6 returning id`,
          [...written, seen],
        )
  if (saved.length === 0) {
    throw new Problem(409, 'page_changed', 'Somebody else has changed this page since you opened it.')
  }
  return readPage(tx, slug, pages)
}

/** @throws Problem 404 `page_not_found` */
export async function publishPage(
  tx: Transaction,
  { slug, published }: { slug: string; published: boolean },
  pages: LearningPages,
): Promise<PagesResponse> {
  const changed = await tx.sql(
    'update glossary_pages set published = $2, updated_at = app_now() where slug = $1 returning id',
    [slug, published],
  )
  if (changed.length === 0) throw notFound()
  return listPages(tx, pages)
}

function learningPage(pages: LearningPages, slug: string) {
  const page = pages.get(glossaryPath({ slug }))
  if (!page) throw notFound()
  return page
}

function notFound(): Problem {
  return new Problem(404, 'page_not_found', 'There is no page with this slug.')
}
