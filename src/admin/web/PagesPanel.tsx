import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListedPage, PagesResponse } from '#admin/adminContract.ts'
import panel from '#admin/web/AdminPage.module.css'
import { PageEditor } from '#admin/web/PageEditor.tsx'
import styles from '#admin/web/PagesPanel.module.css'
import { pagesCopy as copy } from '#admin/web/pagesCopy.ts'
import { Badge } from '#design/web/Badge.tsx'
import { Button } from '#design/web/Button.tsx'
import fieldStyles from '#design/web/Field.module.css'
import { Field, fieldAria } from '#design/web/Field.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { showToast } from '#design/web/toastStore.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'
import { MixedText } from '#site/web/MixedText.tsx'

/** The URL names the page that is being edited, so that going back leads to the list. */
const EDITED = 'page'

/** The glossary pages, or the editor of one of them. */
export function PagesPanel() {
  const [query, setQuery] = useSearchParams()
  const slug = query.get(EDITED)
  return (
    <Panel title={copy.title}>
      <div className={panel.content}>
        {slug === null ? (
          <PageList onEdit={(page) => setQuery({ [EDITED]: page }, { preventScrollReset: true })} />
        ) : (
          <PageEditor key={slug} slug={slug} onBack={() => setQuery({}, { preventScrollReset: true })} />
        )}
      </div>
    </Panel>
  )
}

type OnEdit = (slug: string) => void

function PageList({ onEdit }: { onEdit: OnEdit }) {
  const { response, failed } = useFunctionResponse<PagesResponse>('admin-pages')
  const [changed, setChanged] = useState<PagesResponse>()
  const shown = changed ?? response
  if (!shown) return <p>{failed ? copy.failed : copy.loading}</p>
  const stored = shown.pages.filter((page) => page.stored !== null)
  return (
    <>
      <p className={panel.lead}>{copy.lead}</p>
      {stored.length === 0 ? <p>{copy.none}</p> : <PageRows pages={stored} onEdit={onEdit} onChanged={setChanged} />}
      <AddPage pages={shown.pages.filter((page) => page.stored === null)} onEdit={onEdit} />
    </>
  )
}

interface PageRowsProps {
  pages: readonly ListedPage[]
  onEdit: OnEdit
  onChanged: (response: PagesResponse) => void
}

function PageRows({ pages, onEdit, onChanged }: PageRowsProps) {
  return (
    <ul className={styles.pages} aria-label={copy.all}>
      {pages.map((page) => (
        <PageRow key={page.slug} page={page} onEdit={onEdit} onChanged={onChanged} />
      ))}
    </ul>
  )
}

interface PageRowProps extends Omit<PageRowsProps, 'pages'> {
  page: ListedPage
}

function PageRow({ page: { slug, path, stored }, onEdit, onChanged }: PageRowProps) {
  const [busy, setBusy] = useState(false)
  if (!stored) return null
  const { title, published, updated_at } = stored

  async function change() {
    setBusy(true)
    try {
      onChanged(await callFunction<PagesResponse>('admin-publish-page', { slug, published: !published }))
      showToast('success', published ? copy.unpublishedDone(title) : copy.publishedDone(title))
    } catch (error) {
      console.error('publishing a page', error)
      showToast('error', copy.notChanged)
    }
    setBusy(false)
  }

  return (
    <li>
      <div>
        <a href={path}>
          <MixedText text={title} />
        </a>
        <code>{slug}</code>
      </div>
      <Badge strong={published}>{published ? copy.published : copy.draft}</Badge>
      <span className={`${styles.changed} num`}>{copy.changed(updated_at.slice(0, 10))}</span>
      <div className={styles.actions}>
        <Button variant="outline" aria-label={copy.about(copy.edit, title)} onClick={() => onEdit(slug)}>
          {copy.edit}
        </Button>
        <Button
          variant="outline"
          aria-label={copy.about(published ? copy.unpublish : copy.publish, title)}
          busy={busy}
          busyLabel={copy.changing}
          onClick={change}
        >
          {published ? copy.unpublish : copy.publish}
        </Button>
      </div>
    </li>
  )
}

function AddPage({ pages, onEdit }: { pages: readonly ListedPage[]; onEdit: OnEdit }) {
  const [slug, setSlug] = useState(pages[0]?.slug ?? '')
  const id = 'new-page'
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        onEdit(slug)
      }}
    >
      <Field controlId={id} label={copy.add}>
        <select
          className={fieldStyles.control}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
          {...fieldAria(id, { label: copy.add })}
        >
          {pages.map(({ slug: choice, path, name }) => (
            <option key={choice} value={choice}>{`${name} (${path})`}</option>
          ))}
        </select>
      </Field>
      <Button variant="outline" type="submit">
        {copy.addButton}
      </Button>
    </form>
  )
}
