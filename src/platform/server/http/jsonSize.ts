const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
/** Each value except the first follows one of these. */
const BEFORE_VALUES = new Set([...',[{'].map((sign) => sign.charCodeAt(0)))

/** Whether a JSON text has more values than this. One pass that stops there, so that it can be asked of any text before it is parsed. */
export function hasMoreValues(json: string, most: number): boolean {
  let values = 1
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (isInString && code === BACKSLASH) at += 1
    else if (code === QUOTE) isInString = !isInString
    else if (!isInString && BEFORE_VALUES.has(code)) {
      values += 1
      if (values > most) return true
    }
  }
  return false
}
