import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { EditedPage, PagePreview, SavePageRequest } from '#admin/adminContract.ts'
import panel from '#admin/web/AdminPage.module.css'
import styles from '#admin/web/PageEditor.module.css'
import { editorCopy as copy } from '#admin/web/pagesCopy.ts'
import { Button } from '#design/web/Button.tsx'
import { TextArea } from '#design/web/TextArea.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import { Blocks } from '#learn/web/Blocks.tsx'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'

interface PageEditorProps {
  slug: string
  onBack: () => void
}

export function PageEditor({ slug, onBack }: PageEditorProps) {
  const { response, failed } = useFunctionResponse<EditedPage>('admin-page', { slug })
  return (
    <>
      <Button variant="quiet" onClick={onBack}>
        {copy.back}
      </Button>
      {response ? <EditorForm page={response} /> : <p>{failed ? copy.failed : copy.loading}</p>}
    </>
  )
}

type Outcome = 'idle' | 'saving' | 'saved' | 'notSaved' | 'overtaken' | 'empty'

function EditorForm({ page }: { page: EditedPage }) {
  const { published: _, ...opened } = page
  const [draft, setDraft] = useState<SavePageRequest>(opened)
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [preview, look] = usePreview(draft.content)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const field = (name: 'title' | 'meta_description' | 'headline' | 'content') => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value })
      setOutcome('idle')
    },
  })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (outcome === 'saving') return
    const { title, meta_description, headline, content } = draft
    if ([title, meta_description, headline, content].some((text) => text.trim() === '')) return setOutcome('empty')
    setOutcome('saving')
    try {
      const { seen } = await callFunction<EditedPage>('admin-save-page', draft)
      setDraft({ ...draft, seen })
      setOutcome('saved')
    } catch (error) {
      console.error('saving a page', error)
      setOutcome(error instanceof FunctionProblem && error.code === 'page_changed' ? 'overtaken' : 'notSaved')
    }
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {copy.heading(draft.slug)}
      </h3>
      <form className={styles.form} noValidate onSubmit={save}>
        <TextField label={copy.title} hint={copy.titleHint} maxLength={51} {...field('title')} />
        <TextField
          label={copy.description}
          hint={copy.descriptionHint}
          maxLength={155}
          {...field('meta_description')}
        />
        <TextField label={copy.headline} maxLength={110} {...field('headline')} />
        <TextArea label={copy.content} hint={copy.contentHint} rows={16} maxLength={100_000} {...field('content')} />
        <div className={styles.buttons}>
          <Button variant="primary" type="submit" busy={outcome === 'saving'} busyLabel={copy.saving}>
            {copy.save}
          </Button>
          <Button
            variant="outline"
            busy={preview === 'busy'}
            busyLabel={copy.previewing}
            disabled={draft.content.trim() === ''}
            onClick={look}
          >
            {copy.preview}
          </Button>
          <output className={panel.lead}>{outcomeText(outcome)}</output>
        </div>
      </form>
      <ShownPreview preview={preview} />
    </>
  )
}

function outcomeText(outcome: Outcome): string {
  return outcome === 'idle' || outcome === 'saving' ? '' : copy[outcome]
}

type Preview = 'idle' | 'busy' | 'failed' | PagePreview

/** The text as readers get it, at a press. */
function usePreview(content: string): [preview: Preview, look: () => Promise<void>] {
  const [preview, setPreview] = useState<Preview>('idle')
  useKoreanFonts(content)

  async function look() {
    setPreview('busy')
    setPreview(
      await callFunction<PagePreview>('admin-preview-page', { content }).catch((error: unknown) => {
        console.error('previewing a page', error)
        return 'failed' as const
      }),
    )
  }

  return [preview, look]
}

function ShownPreview({ preview }: { preview: Preview }) {
  if (preview === 'failed') return <p role="alert">{copy.previewFailed}</p>
  if (typeof preview === 'string') return null
  return (
    <section aria-label={copy.previewTitle} className={styles.preview}>
      <Faults faults={preview.faults} />
      <Blocks blocks={preview.blocks} />
    </section>
  )
}

function Faults({ faults }: Pick<PagePreview, 'faults'>) {
  if (faults.length === 0) return <p className={panel.lead}>{copy.noFaults}</p>
  return (
    <div className={styles.faults}>
      <p>{copy.faults}</p>
      <ul>
        {[...new Set(faults)].map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}
