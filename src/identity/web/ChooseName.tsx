import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { TextField } from '#design/web/TextField.tsx'
import type { Profile } from '#identity/profile.ts'
import styles from '#identity/web/ChooseName.module.css'
import { chooseNameCopy, profileCopy } from '#identity/web/profileCopy.ts'
import { useRename } from '#identity/web/useRename.ts'

interface ChooseNameProps {
  profile: Pick<Profile, 'id' | 'display_name' | 'name_chosen_at'>
  onRenamed: (displayName: string) => void
}

/** Asks a new player for the name that others see. It suggests none: the stored one is the beginning of the email address. */
export function ChooseName({ profile, onRenamed }: ChooseNameProps) {
  const [draft, setDraft] = useState('')
  const answer = useRef<HTMLParagraphElement>(null)
  const { busy, error, save } = useRename(profile.id, (name) => {
    onRenamed(name)
    requestAnimationFrame(() => answer.current?.focus())
  })

  if (profile.name_chosen_at !== null) {
    return (
      <p ref={answer} tabIndex={-1} className={styles.answer}>
        {chooseNameCopy.chosen} <strong>{profile.display_name}</strong>.
      </p>
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    save(draft)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={chooseNameCopy.label}
        hint={chooseNameCopy.hint}
        placeholder={profileCopy.namePlaceholder}
        value={draft}
        error={error}
        autoComplete="nickname"
        readOnly={busy}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit" busy={busy} busyLabel={profileCopy.saving}>
        {chooseNameCopy.submit}
      </Button>
    </form>
  )
}
