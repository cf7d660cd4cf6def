// An independent module for pages with and without React. A press on <button data-listen="/audio/…" data-say="한국어"> plays that clip;
// if there is none or it cannot be loaded, the browser's Korean voice reads the text. A second press stops.
const SPEED = 'hanpan-listening-speed'
const WATCHDOG_MS = 2_000
const MUTE = 'No Korean voice is available for this text.'
const OFFLINE = 'You are offline: only sounds that you have heard before can be played.'
const FAILED = 'This cannot be played now. Please try again in a moment.'

const root = document.documentElement
const { speechSynthesis } = globalThis
let voice
let turn

function speed() {
  try {
    return localStorage.getItem(SPEED) === 'slow' ? 0.75 : 1
  } catch {
    return 1
  }
}

function set(name, value) {
  if (root.dataset[name] !== value) root.dataset[name] = value
}

/** Marks the page for the style sheet, and sets the speed buttons to the speed chosen on any page. */
function apply() {
  set('listens', '')
  if (voice) set('voice', 'ko')
  for (const button of document.querySelectorAll('[data-listen-speed]')) {
    button.setAttribute('aria-pressed', String(speed() < 1))
  }
  if (turn?.audio) turn.audio.playbackRate = speed()
}

function findVoice() {
  const voices = speechSynthesis?.getVoices().filter(({ lang }) => /^ko([-_]|$)/i.test(lang)) ?? []
  // A voice on this device does not send the text anywhere.
  voice = voices.find(({ localService }) => localService) ?? voices[0]
  if (voice) apply()
  return voice
}

/** Browsers load their voices late, and some never do. */
const voiceSearched = new Promise((resolve) => {
  if (findVoice() || !speechSynthesis) resolve()
  speechSynthesis?.addEventListener('voiceschanged', () => findVoice() && resolve())
  setTimeout(resolve, WATCHDOG_MS)
})

function playClip(url, mine) {
  return new Promise((resolve, reject) => {
    const audio = new Audio(url)
    mine.audio = audio
    audio.playbackRate = speed()
    audio.onplaying = () => show(mine.button, 'playing')
    audio.onended = resolve
    audio.onerror = reject
    mine.stop = () => {
      audio.pause()
      resolve()
    }
    audio.play().catch(reject)
  })
}

function speak(text, mine) {
  return new Promise((resolve, reject) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate: speed() })
    const watchdog = setTimeout(() => {
      speechSynthesis.cancel()
      reject(new Error('The voice did not start'))
    }, WATCHDOG_MS)
    utterance.onstart = () => {
      clearTimeout(watchdog)
      show(mine.button, 'playing')
    }
    utterance.onend = resolve
    utterance.onerror = reject
    mine.stop = () => {
      clearTimeout(watchdog)
      speechSynthesis.cancel()
      resolve()
    }
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  })
}

async function say(mine) {
  const { listen: url, say: text } = mine.button.dataset
  if (url) {
    try {
      return await playClip(url, mine)
    } catch (error) {
      console.debug('the clip could not be played', error)
    }
  }
  await voiceSearched
  if (turn !== mine) return
  if (!voice) throw new Error(url ? (navigator.onLine ? FAILED : OFFLINE) : MUTE)
  await speak(text, mine).catch(() => {
    throw new Error(FAILED)
  })
}

function show(button, state) {
  if (state) button.dataset.listening = state
  else delete button.dataset.listening
  button.setAttribute('aria-pressed', String(state === 'playing'))
}

/** A page with toasts shows a toast; other pages have a place for the message next to the buttons. */
function tell(button, words) {
  const news = button.closest('[data-listens-here]')?.querySelector('output')
  if (news) news.textContent = words
  else dispatchEvent(new CustomEvent('listening:failed', { detail: words }))
}

async function press(button) {
  const stops = turn?.button === button
  turn?.stop()
  turn = undefined
  if (stops) return
  const mine = { button, stop() {} }
  turn = mine
  dispatchEvent(new CustomEvent('listening:began', { detail: mine }))
  show(button, 'waiting')
  try {
    await say(mine)
  } catch (error) {
    if (turn === mine) tell(button, error.message)
  }
  if (turn === mine) turn = undefined
  if (turn?.button !== button) show(button)
}

/** Another voice of the page has begun. */
function fallSilent({ detail }) {
  if (detail === turn) return
  turn?.stop()
  turn = undefined
}

function changeSpeed() {
  try {
    localStorage.setItem(SPEED, speed() < 1 ? 'normal' : 'slow')
  } catch (error) {
    console.warn('the browser blocks storage for this site', error)
  }
  dispatchEvent(new Event('listening:speed'))
}

apply()
addEventListener('DOMContentLoaded', apply)
addEventListener('storage', apply)
addEventListener('listening:speed', apply)
addEventListener('listening:began', fallSilent)
// React drops attributes that it does not know when it renders <html> again.
new MutationObserver(apply).observe(root, { attributes: true })
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const button = target.closest('[data-listen]')
  if (button) void press(button)
  if (target.closest('[data-listen-speed]')) changeSpeed()
})
