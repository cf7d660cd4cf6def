const HEADER = 'known-browser'
const KEY = 'hanpan-known-browser'
/** Enough for two people who share a browser and change their passwords. */
const MOST_KEPT = 6

/** Tells the service in which accounts this browser has signed in before, by the marks that it gave. */
export function showMarks(headers: Headers): void {
  const marks = savedMarks()
  if (marks.length > 0) headers.set(HEADER, marks.join(','))
}

/** Keeps the mark of an answer to a sign-in. It outlives signing out: it opens nothing. */
export function saveMark(answer: Response): void {
  const mark = answer.headers.get(HEADER)
  if (mark === null) return
  const marks = [mark, ...savedMarks().filter((kept) => kept !== mark)].slice(0, MOST_KEPT)
  try {
    localStorage.setItem(KEY, marks.join(','))
  } catch (error) {
    console.warn('the browser keeps nothing for this site', error)
  }
}

function savedMarks(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(',').filter((mark) => /^[\w-]+\.[\w-]+$/.test(mark))
  } catch {
    return []
  }
}
