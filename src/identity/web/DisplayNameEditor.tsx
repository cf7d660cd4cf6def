import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { UNNAMED } from '#identity/displayName.ts'
import styles from '#identity/web/DisplayNameEditor.module.css'
import { PlayerName } from '#identity/web/PlayerName.tsx'
import { profileCopy } from '#identity/web/profileCopy.ts'
import { useRename } from '#identity/web/useRename.ts'

interface DisplayNameEditorProps {
  userId: string
  displayName: string
  onRenamed: (displayName: string) => void
}

/** The name with a pencil, or the field that changes it. Cancel keeps the name as it was. */
export function DisplayNameEditor({ userId, displayName, onRenamed }: DisplayNameEditorProps) {
  const [draft, setDraft] = useState<string>()
  const pencil = useRef<HTMLButtonElement>(null)

  function close() {
    setDraft(undefined)
    requestAnimationFrame(() => pencil.current?.focus())
  }

  if (draft === undefined) {
    return (
      <div className={styles.name}>
        <h2>
          <PlayerName name={displayName || UNNAMED} />
        </h2>
        <Button
          ref={pencil}
          variant="icon"
          aria-label={profileCopy.editName}
          title={profileCopy.editName}
          onClick={() => setDraft(displayName)}
        >
          <Icon name="edit" />
        </Button>
      </div>
    )
  }
  return (
    <NameForm
      userId={userId}
      draft={draft}
      onDraft={setDraft}
      onCancel={close}
      onSaved={(name) => {
        onRenamed(name)
        close()
      }}
    />
  )
}

interface NameFormProps {
  userId: string
  draft: string
  onDraft: (draft: string) => void
  onCancel: () => void
  onSaved: (displayName: string) => void
}

function NameForm({ userId, draft, onDraft, onCancel, onSaved }: NameFormProps) {
  const { busy, error, save } = useRename(userId, onSaved)

  function submit(event: FormEvent) {
    event.preventDefault()
    save(draft)
  }

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onCancel()}
    >
      <TextField
        label={profileCopy.name}
        labelHidden
        placeholder={profileCopy.namePlaceholder}
        value={draft}
        error={error}
        autoComplete="nickname"
        autoFocus
        readOnly={busy}
        onChange={(event) => onDraft(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy} busyLabel={profileCopy.saving}>
          {profileCopy.save}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {profileCopy.cancel}
        </Button>
      </div>
    </form>
  )
}
