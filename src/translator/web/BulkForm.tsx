import { type DragEvent, type FormEvent, type RefObject, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Card } from '#design/web/Card.tsx'
import { FileButton } from '#design/web/FileButton.tsx'
import { Segmented } from '#design/web/Segmented.tsx'
import { TextArea } from '#design/web/TextArea.tsx'
import { checkLines, sourceLines } from '#translator/bulk/sourceLines.ts'
import type { Tone } from '#translator/translation.ts'
import styles from '#translator/web/BulkForm.module.css'
import { bulkWords, fileSentence, lineCountText, linesRefusals, translateLinesLabel } from '#translator/web/bulkCopy.ts'
import { toneNames, tonesByDistance, words } from '#translator/web/copy.ts'
import { readLinesFile } from '#translator/web/readLinesFile.ts'
import { ToneIcon } from '#translator/web/ToneIcon.tsx'

interface BulkFormProps {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  text: string
  tone: Tone
  onText: (text: string) => void
  onTone: (tone: Tone) => void
  onStart: (texts: readonly string[]) => void
}

const FILE_TYPES = '.txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values'

const segments = tonesByDistance.map((value) => ({ value, label: toneNames[value], icon: <ToneIcon tone={value} /> }))

/** A file's lines go into the field, so that people see what will be translated and can change it. */
export function BulkForm({ fieldRef, text, tone, onText, onTone, onStart }: BulkFormProps) {
  const [error, setError] = useState<string>()
  const [fileNote, setFileNote] = useState<string>()
  const [dropping, setDropping] = useState(false)
  const lines = sourceLines(text)
  const checked = checkLines(lines)
  const tooMany = !checked.ok && checked.refusal === 'bulk/too_many' ? linesRefusals['bulk/too_many'] : undefined

  function change(next: string) {
    onText(next)
    setError(undefined)
    setFileNote(undefined)
  }

  async function take(file: File | undefined) {
    if (!file) return
    try {
      const read = await readLinesFile(file)
      if (!read) return setError(bulkWords.fileTooLarge)
      change(read.lines.join('\n'))
      setFileNote(fileSentence(read))
    } catch (failure) {
      console.warn('the file cannot be read', failure)
      setError(bulkWords.fileUnreadable)
    }
  }

  function drop(event: DragEvent) {
    setDropping(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (checked.ok) return onStart(checked.value)
    setError(linesRefusals[checked.refusal])
    fieldRef.current?.focus()
  }

  return (
    <Card>
      <form
        className={styles.form}
        aria-label={bulkWords.heading}
        data-dropping={dropping || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setDropping(true)
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={drop}
        onSubmit={submit}
      >
        <TextArea
          ref={fieldRef}
          label={bulkWords.input}
          placeholder={bulkWords.placeholder}
          error={error ?? tooMany}
          value={text}
          onChange={(event) => change(event.target.value)}
          lang="en"
        />
        <div className={styles.row}>
          <p className="muted small num">{lineCountText(lines.length)}</p>
          <output className="small">{fileNote}</output>
          <FileButton accept={FILE_TYPES} onFile={take}>
            {bulkWords.chooseFile}
          </FileButton>
        </div>
        <Segmented legend={words.tone} segments={segments} value={tone} onChange={onTone} />
        <Button type="submit" variant="primary" wide className={styles.start}>
          {translateLinesLabel(lines.length)}
        </Button>
      </form>
    </Card>
  )
}
