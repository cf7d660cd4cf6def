import { demandAccount } from '#platform/server/auth/account.ts'
import type { Claims, Database } from '#platform/server/database/database.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { KeyedHash } from '#platform/server/secrets.ts'
import type { Speech } from '#speech/server/speech.ts'
import { explanationText } from '#translator/explanation.ts'
import { isKoreanText } from '#translator/koreanText.ts'
import { recordTranslation } from '#translator/server/historyStore.ts'
import { limitProblem } from '#translator/server/limitProblem.ts'
import { type Person, readPerson } from '#translator/server/person.ts'
import {
  keepCharge,
  type Reservation,
  readUsage,
  releaseCharacters,
  reserveCharacters,
} from '#translator/server/quota.ts'
import { readShared, type Shared } from '#translator/server/sharedTranslations.ts'
import type { EngineAnswer, TranslationEngine } from '#translator/server/translationEngine.ts'
import { checkText, countCharacters, refusalSentence, type TextRefusal } from '#translator/sourceText.ts'
import type { TranslateResponse, Usage } from '#translator/translateContract.ts'
import { byTone, type Tone, type Translation } from '#translator/translation.ts'
import { koreanOnly } from '#translator/untranslated.ts'

export interface TranslateDependencies {
  database: Database
  engine: TranslationEngine
  keyedHash: KeyedHash
  listenUrl: Speech['listenUrl']
}

export interface TranslateOrder {
  text: string
  tone: Tone
  claims: Claims
  address: string
  signal: AbortSignal
  /** Set for a line of a bulk job, which is not added to the history. */
  unrecorded?: boolean
  /** Called with the tone's text as it grows. */
  onPartial?: ((text: string) => void) | undefined
}

/** Charges the text, translates it and records it. A failed translation is neither charged nor recorded. */
export async function translate(
  order: TranslateOrder,
  dependencies: TranslateDependencies,
): Promise<TranslateResponse> {
  const checked = checkText(order.text)
  if (!checked.ok) throw await textProblem(checked.refusal, order, dependencies)
  const reserved = await reserve(order, dependencies)
  try {
    const answer = reserved.shared?.answer ?? (await translated(order, reserved.person, dependencies.engine))
    return await finish(order, reserved, answer, dependencies)
  } catch (error) {
    await dependencies.database.tx(SERVICE, (tx) => releaseCharacters(tx, reserved.reservation))
    throw error
  }
}

/** What the person has left today, without translating anything. */
export async function usageOf(
  claims: Claims,
  address: string,
  { database, keyedHash }: TranslateDependencies,
): Promise<Usage> {
  return database.tx(SERVICE, async (tx) => {
    const person = await readPerson(tx, claims, address, keyedHash)
    return readUsage(tx, person.id, person.plan)
  })
}

async function textProblem(refusal: TextRefusal, order: TranslateOrder, dependencies: TranslateDependencies) {
  const { left } = await usageOf(order.claims, order.address, dependencies)
  return new Problem(400, refusal, refusalSentence(refusal, order.text, left))
}

interface Reserved {
  person: Person
  reservation: Reservation
  /** Set if somebody shared a link to the text, which then costs nothing. */
  shared: Shared | undefined
}

async function reserve(order: TranslateOrder, { database, keyedHash }: TranslateDependencies): Promise<Reserved> {
  const textHash = keyedHash(order.text)
  return database.tx(SERVICE, async (tx) => {
    const person = await readPerson(tx, order.claims, order.address, keyedHash)
    if (person.userId !== undefined) await demandAccount(tx, person.userId)
    const shared = await readShared(tx, textHash)
    const isFree = shared !== undefined || isKoreanText(order.text)
    const charge = { textHash, characters: isFree ? 0 : countCharacters(order.text) }
    const reservation = await reserveCharacters(tx, { ...charge, person: person.id }, person.plan)
    if (reservation === 'over_limit') {
      throw limitProblem(person.plan, await readUsage(tx, person.id, person.plan), charge.characters)
    }
    return { person, reservation, shared }
  })
}

async function translated(
  { text, tone, signal, onPartial }: TranslateOrder,
  person: Person,
  engine: TranslationEngine,
): Promise<EngineAnswer> {
  try {
    return await engine.translate({ text, tone, person: person.id, plan: person.plan.id, signal, onPartial })
  } catch (cause) {
    if (signal.aborted) throw new Problem(499, 'client_gone', 'The client did not wait for the translation.')
    if (cause instanceof Problem) throw cause
    throw new Problem(503, 'translation_failed', 'Translation failed. Please try again.', { cause })
  }
}

async function finish(
  { text, tone, unrecorded = false }: TranslateOrder,
  { person, reservation }: Reserved,
  { translation, ...made }: EngineAnswer,
  { database, listenUrl }: TranslateDependencies,
): Promise<TranslateResponse> {
  const version = translation.tones[tone]
  const explanation = explanationText(translation.steps[tone])
  const { id, userId, plan } = person
  return database.tx(SERVICE, async (tx) => {
    const entry = { sourceText: text, translatedText: version.text, tone, explanation }
    const historyId =
      userId === undefined || unrecorded || translation.source === 'korean'
        ? undefined
        : await recordTranslation(tx, { userId, ...entry })
    const untranslated = reservation.characters === 0 ? 0 : untranslatedCharacters(text, translation)
    const charge = await keepCharge(tx, reservation, plan, untranslated)
    const usage = await readUsage(tx, id, plan)
    if (charge === 'over_limit') throw limitProblem(plan, usage, reservation.characters)
    return {
      translation: version.text,
      explanation,
      source: translation.source,
      status: translation.status,
      unknown: translation.unknown,
      gaps: translation.gaps,
      known: translation.known,
      others: translation.others,
      romanization: version.romanization,
      words: version.words,
      steps: translation.steps[tone],
      tones: translation.tones,
      audio_urls: audioUrls(translation, listenUrl),
      ...made,
      usage,
      ...(historyId === undefined ? {} : { history_id: historyId }),
    }
  })
}

/** What stays English costs nothing. */
function untranslatedCharacters(text: string, { gaps }: Translation): number {
  return gaps.reduce((sum, { start, end }) => sum + countCharacters(text.slice(start, end)), 0)
}

/** Only translations get a clip URL, so clients cannot have other texts read aloud. What stayed English is not read. */
function audioUrls({ tones, gaps }: Translation, listenUrl: Speech['listenUrl']): TranslateResponse['audio_urls'] {
  return byTone((tone) => {
    const spoken = koreanOnly(tones[tone].text, gaps)
    return spoken === '' ? null : listenUrl(spoken)
  })
}
