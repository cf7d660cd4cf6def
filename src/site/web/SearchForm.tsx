import { Button } from '#design/web/Button.tsx'
import { TextField } from '#design/web/TextField.tsx'
import { QUERY_MAX, SEARCH_PATH } from '#site/searchQuery.ts'
import styles from '#site/web/SearchForm.module.css'

interface SearchFormProps {
  query?: string
  /** For a page that answers while the reader types. Without it, and without scripts, the form opens the search page. */
  onChange?: (form: HTMLFormElement | null) => void
}

export function SearchForm({ query, onChange }: SearchFormProps) {
  return (
    <search>
      <form action={SEARCH_PATH} className={styles.form}>
        <TextField
          label="Find a word, a guide or a grammar point, in Korean, English or Latin letters"
          name="q"
          type="search"
          maxLength={QUERY_MAX}
          defaultValue={query}
          autoComplete="off"
          onChange={onChange && (({ currentTarget }) => onChange(currentTarget.form))}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}
