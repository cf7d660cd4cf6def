// The command palette, without React, so that it works on every page. `site.js` imports it when it is opened for the first time.
const SKILLS = [
  ['vocab', 'Play a vocabulary match'],
  ['grammar', 'Play a grammar match'],
  ['listening', 'Play a listening match'],
]
/** The arena's page takes the skill from here, which a link from another site cannot write. */
const PLAY = 'hanpan-play'
const PAUSE_MS = 150
const MOST_PLACES = 8
const LIST = 'palette-list'
const NOTHING = { pages: [], words: [] }

let palette
let places
let finding

const isUser = () => document.documentElement.dataset.auth === 'in'

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

async function call(name, body, signal) {
  const answer = await fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer.json()
}

function build() {
  const input = element('input', {
    type: 'text',
    role: 'combobox',
    'aria-label': 'Search pages and Korean words',
    'aria-controls': LIST,
    'aria-expanded': 'true',
    'aria-autocomplete': 'list',
    placeholder: 'A page, or a word in Korean or English',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: '60',
  })
  const list = element('div', { id: LIST, role: 'listbox', 'aria-label': 'Results' })
  const news = element('p', { class: 'palette-news', role: 'status' })
  const close = element('button', { type: 'button', class: 'palette-close' }, 'Close')
  const dialog = element(
    'dialog',
    { class: 'palette', 'aria-label': 'Command palette' },
    element('div', { class: 'palette-head' }, input, close),
    news,
    list,
  )
  document.body.append(dialog)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('mousedown', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => finding?.abort())
  input.addEventListener('input', () => search(input.value))
  input.addEventListener('keydown', onKey)
  list.addEventListener('click', ({ target }) => choose(target.closest('[role=option]')))
  return { dialog, input, list, news, found: NOTHING }
}

/** The keys of a combobox. The Korean keyboard composes with Enter, which then chooses nothing. */
function onKey(event) {
  if (event.isComposing) return
  const options = [...palette.list.querySelectorAll('[role=option]')]
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true')
  const to = { ArrowDown: (at + 1) % options.length, ArrowUp: (at - 1 + options.length) % options.length }[event.key]
  if (to !== undefined) select(options[to])
  else if (event.key === 'Enter') choose(options[at])
  else return
  event.preventDefault()
}

function select(option) {
  for (const selected of palette.list.querySelectorAll('[aria-selected=true]')) selected.ariaSelected = 'false'
  if (!option) return palette.input.removeAttribute('aria-activedescendant')
  option.ariaSelected = 'true'
  option.scrollIntoView({ block: 'nearest' })
  palette.input.setAttribute('aria-activedescendant', option.id)
}

function choose(option) {
  if (!option) return
  const { href, skill } = option.dataset
  if (skill) sessionStorage.setItem(PLAY, skill)
  palette.dialog.close()
  location.assign(href)
}

/** @returns the commands whose labels contain every word of the text */
function commandsFor(text) {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label }) => parts.every((part) => label.toLowerCase().includes(part))
  const duels = isUser() ? SKILLS.map(([skill, label]) => ({ label, skill, path: '/app/arena', group: 'Play' })) : []
  const open = (places ?? []).filter((place) => place.for === 'everyone' || (place.for === 'users') === isUser())
  if (parts.length === 0) return [...duels, ...open.filter(({ group }) => group !== null)]
  return [...duels, ...open].filter(fits).slice(0, MOST_PLACES)
}

function search(text) {
  finding?.abort()
  palette.found = NOTHING
  show(text)
  const asked = text.trim()
  if (asked === '') return
  const mine = new AbortController()
  finding = mine
  setTimeout(async () => {
    if (mine.signal.aborted) return
    try {
      palette.found = await call('palette-find', { text: asked }, mine.signal)
      show(text)
    } catch (error) {
      if (!mine.signal.aborted) console.warn('nothing could be searched for', error)
    }
  }, PAUSE_MS)
}

function show(text) {
  const commands = commandsFor(text)
  const groups = Map.groupBy(commands, ({ group }) => (text.trim() === '' ? group : 'Pages'))
  const selected = palette.list.querySelector('[aria-selected=true]')?.dataset.name
  let count = 0
  const option = (name, data, ...children) => {
    count += 1
    const made = element('div', { role: 'option', id: `palette-${count}`, 'aria-selected': 'false' }, ...children)
    Object.assign(made.dataset, data, { name })
    return made
  }
  const parts = [...groups].map(([title, own]) =>
    group(
      title,
      own.map(({ label, path, skill }) => option(label, { href: path, ...(skill && { skill }) }, label)),
    ),
  )
  const { pages, words } = palette.found
  const known = new Set(commands.map(({ path }) => path))
  const guides = pages.filter(({ path }) => !known.has(path))
  if (guides.length > 0) {
    const guide = ({ name, within, path }) =>
      option(path, { href: path }, name, ...(within ? [element('span', { class: 'palette-more' }, within)] : []))
    parts.push(group('Guides', guides.map(guide)))
  }
  if (words.length > 0) {
    const word = ({ word: korean, level, meaning, path }) =>
      option(
        `${korean} ${meaning}`,
        { href: path },
        element('b', { lang: 'ko' }, korean),
        element('span', { class: 'palette-level' }, level),
        element('span', {}, meaning),
      )
    parts.push(group('Korean words', words.map(word)))
  }
  palette.list.replaceChildren(...parts)
  palette.news.textContent = count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'result' : 'results'}`
  const options = [...palette.list.querySelectorAll('[role=option]')]
  select(options.find(({ dataset }) => dataset.name === selected) ?? options[0])
}

function group(title, options) {
  return element(
    'div',
    { role: 'group', 'aria-label': title },
    element('p', { class: 'palette-title', 'aria-hidden': 'true' }, title),
    ...options,
  )
}

async function loadPlaces() {
  try {
    places = (await call('palette-places', {})).places
    show(palette.input.value)
  } catch (error) {
    console.warn('the pages could not be loaded', error)
  }
}

/** Opens the palette, or closes it if it is open. */
export function toggle() {
  palette ??= build()
  const { dialog, input } = palette
  if (dialog.open) return dialog.close()
  input.value = ''
  palette.found = NOTHING
  show('')
  dialog.showModal()
  input.focus()
  if (!places) void loadPlaces()
}
