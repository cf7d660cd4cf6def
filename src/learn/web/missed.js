// For pages without React. Tells a signed-in reader which points of the page they missed at least twice. Visitors cause no request.
const SESSION = 'hanpan-auth'
/** A token that expires sooner is not used: pages of the app renew it, this script does not. */
const MARGIN_MS = 10_000
const HANGUL = /([\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+(?:[ /]+[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+)*)/

function token() {
  try {
    const { access_token, expires_at } = JSON.parse(localStorage.getItem(SESSION))
    return expires_at * 1_000 - Date.now() > MARGIN_MS ? access_token : undefined
  } catch {
    return undefined
  }
}

async function missesOf(page, bearer) {
  const answer = await fetch('/functions/v1/page-misses', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ page }),
  })
  if (!answer.ok) throw new Error(`page-misses: ${answer.status}`)
  return (await answer.json()).misses
}

/** The text, with its Korean marked as Korean. */
function mixed(text) {
  return text.split(HANGUL).map((part, index) => {
    if (index % 2 === 0) return part
    const korean = document.createElement('span')
    korean.lang = 'ko'
    korean.textContent = part
    return korean
  })
}

function itemOf({ title, skill_type, times }, page) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `/app/practice?page=${page}&skill=${skill_type}`
  link.textContent = 'Practice it'
  item.append(`You missed this ${times === 2 ? 'twice' : `${times} times`}: `, ...mixed(title), '. ', link)
  return item
}

// The script stands in the head and may run before the list has arrived.
if (document.readyState === 'loading') {
  await new Promise((arrived) => document.addEventListener('DOMContentLoaded', arrived, { once: true }))
}
const list = document.querySelector('[data-missed]')
const bearer = list && token()
if (bearer) {
  const page = list.dataset.missed
  try {
    const misses = await missesOf(page, bearer)
    list.replaceChildren(...misses.map((miss) => itemOf(miss, page)))
    list.hidden = misses.length === 0
  } catch (error) {
    console.warn('what you missed could not be loaded', error)
  }
}
