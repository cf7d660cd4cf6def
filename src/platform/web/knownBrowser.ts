const HEADER = 'known-browser'
const KEY = 'hanpan-known-browser'
/** Enough for two people who share a browser and change their passwords. */
const MOST_KEPT = 6

/** Sends the stored marks, which tell the server the accounts that this browser has signed in to. */
export function showMarks(headers: Headers): void {
  const marks = savedMarks()
  if (marks.length > 0) headers.set(HEADER, marks.join(','))
}

/** Stores the mark from a sign-in response. It stays after signing out, because it grants no access. */
export function saveMark(answer: Response): void {
  const mark = answer.headers.get(HEADER)
  if (mark === null) return
  const marks = [mark, ...savedMarks().filter((kept) => kept !== mark)].slice(0, MOST_KEPT)
  try {
    localStorage.setItem(KEY, marks.join(','))
  } catch (error) {
    console.warn('the browser does not allow storage for this site', error)
  }
}

function savedMarks(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(',').filter((mark) => /^[\w-]+\.[\w-]+$/.test(mark))
  } catch {
    return []
  }
}
