import { openAdministration } from '#app/administration.ts'
import { openDuels } from '#app/duels.ts'
import { pagePractice } from '#app/pagePractice.ts'
import { repeated } from '#app/repeated.ts'
import { startSweeps } from '#app/sweeps.ts'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { identityFunctions } from '#identity/server/identityFunctions.ts'
import { SECOND_MS } from '#kit/time.ts'
import { type LiveCounter, openLiveCounter, RECOUNT_MS } from '#landing/server/liveCounter.ts'
import type { Leaderboards } from '#leaderboard/server/leaderboards.ts'
import { type LearningHub, openLearningHub } from '#learn/server/learningHub.ts'
import { lessonFunctions } from '#lessons/server/lessonFunctions.ts'
import { type LessonShelf, openLessonShelf } from '#lessons/server/lessonShelf.ts'
import { lyricsFunctions } from '#lyrics/server/lyricsFunctions.ts'
import { paletteFunctions } from '#palette/server/paletteFunctions.ts'
import { endPayments, openPayments, type Payments } from '#plans/server/payments.ts'
import { planFunctions } from '#plans/server/planFunctions.ts'
import type { Environment } from '#platform/environment.ts'
import { type AccessTokens, accessTokens } from '#platform/server/auth/accessToken.ts'
import { authenticator } from '#platform/server/auth/authenticator.ts'
import { type AuthSecrets, loadAuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { type LetterPost, openLetterPost } from '#platform/server/auth/letterPost.ts'
import { sessionLookup } from '#platform/server/auth/sessionLookup.ts'
import { RELOAD_MS } from '#platform/server/auth/signingKeys.ts'
import { openBus } from '#platform/server/bus/openBus.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openLane } from '#platform/server/database/lane.ts'
import type { WireFunction } from '#platform/server/functions/defineFunction.ts'
import { clientAddresses } from '#platform/server/http/clientAddress.ts'
import { type CountRequest, rateLimiter } from '#platform/server/http/rateLimit.ts'
import type { Authenticate } from '#platform/server/http/requestContext.ts'
import type { Log } from '#platform/server/log.ts'
import { mailboxDelivery } from '#platform/server/mail/mailbox.ts'
import { smtpDelivery } from '#platform/server/mail/smtpDelivery.ts'
import type { ChannelRule } from '#platform/server/realtime/channelRule.ts'
import { openRealtime, type Realtime, type RealtimeParts } from '#platform/server/realtime/realtime.ts'
import { openAddLearned } from '#review/server/addLearned.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'
import type { WordSets } from '#review/server/wordSets.ts'
import { openSiteSearch, type SiteSearch } from '#search/server/siteSearch.ts'
import { SITE_NAME } from '#site/siteName.ts'
import { configuredRenderers, openSpeech, type Speech } from '#speech/server/speech.ts'
import { openBuiltInEngine } from '#translator/server/builtInEngine.ts'
import { LLM_PATIENCE } from '#translator/server/llm/llmPatience.ts'
import type { TranslateDependencies } from '#translator/server/translate.ts'
import type { TranslationEngine } from '#translator/server/translationEngine.ts'
import { translatorFunctions } from '#translator/server/translatorFunctions.ts'

/** How often to check for test subscriptions that are due to renew or end. */
const SETTLE_MS = 5 * SECOND_MS

/** The services that the routes use, created once at the start. */
export interface Services {
  database: Database
  /** The same database, in the lane for sign-ins and accounts. */
  accounts: Database
  secrets: AuthSecrets
  tokens: AccessTokens
  authenticate: Authenticate
  countRequest: CountRequest
  letters: LetterPost
  realtime: Realtime
  channels: readonly ChannelRule[]
  speech: Speech
  hub: LearningHub
  search: SiteSearch
  lessons: LessonShelf
  /** The landing page's numbers. */
  live: LiveCounter
  boards: Leaderboards
  /** The words of the word courses. */
  sets: WordSets
  payments: Payments
  /** Prepares the translator for somebody who is about to write. */
  warmTranslator(): void
  /** All functions of `functions/v1`. */
  functions: readonly WireFunction[]
  close(): Promise<void>
}

interface ServiceSurroundings {
  database: Database
  log: Log
  siteUrl: () => string
}

export async function openServices(environment: Environment, surroundings: ServiceSurroundings): Promise<Services> {
  const { database, log } = surroundings
  const secrets = await loadAuthSecrets(database, environment.factorKeys)
  const tokens = accessTokens(secrets, surroundings.siteUrl)
  const sessions = sessionLookup(database)
  const bus = await openBus(environment, surroundings)
  const realtime = openSockets(environment, { ...surroundings, bus, tokens, sessions })
  const speech = await openVoice(environment, surroundings)
  const builtIn = openBuiltInEngine(log)
  const lessons = openLessonShelf(speech)
  const duels = await openDuels({
    database,
    speech,
    realtime,
    keyedHash: secrets.keyedHash,
    readKorean: koreanReading(builtIn),
    log,
    isMetered: environment.metricsToken !== undefined,
  })
  const hub = openLearningHub(openLane(database), speech, (path) => pagePractice(duels.pagePoints, path))
  const administration = await openAdministration(environment, { database, bus, log, hub })
  const accounts = openLane(database)
  const letters = openPost(environment, surroundings)
  const payments = await openPayments(environment, surroundings)
  const live = openLiveCounter(openLane(database))
  const reloadingKeys = repeated(RELOAD_MS, secrets.signingKeys.reload, log)
  const recounting = repeated(RECOUNT_MS, live.count, log)
  const settling = payments.testPayments && repeated(SETTLE_MS, payments.testPayments.settle, log)
  const sweeps = startSweeps(database, log)
  const translator = await openTranslator(environment, { ...surroundings, builtIn }, secrets, speech)
  const search = openSiteSearch(hub)
  return {
    database,
    accounts,
    secrets,
    tokens,
    authenticate: authenticator(tokens, sessions.isLive),
    countRequest: rateLimiter(openLane(database), environment.limitsRates),
    letters,
    realtime,
    channels: duels.channels,
    speech,
    hub,
    search,
    lessons,
    live,
    boards: duels.boards,
    sets: duels.sets,
    payments,
    warmTranslator: () => builtIn.warm(),
    functions: [
      ...identityFunctions({
        database: accounts,
        keyedHash: secrets.keyedHash,
        beforeDeletion: (userId) => endPayments(userId, { database: accounts, ...payments }),
        sessionsEnded: realtime.closeEnded,
      }),
      ...planFunctions({ database: openLane(database), ...payments }),
      ...translatorFunctions(translator),
      ...lyricsFunctions({ engine: builtIn, listenUrl: speech.listenUrl, keyedHash: secrets.keyedHash }),
      ...duels.functions,
      ...(await openLessonFunctions(database, lessons)),
      ...administration.functions,
      ...paletteFunctions(search),
    ],
    async close() {
      sweeps.stop()
      settling?.stop()
      reloadingKeys.stop()
      recounting.stop()
      await duels.close()
      await administration.close()
      await letters.close()
      await speech.close()
      await builtIn.close()
      await bus.close()
      await database.close()
    },
  }
}

/** Reads a Korean text in the engine's thread, in turn with the texts of others, and without keeping the user's own texts waiting. */
function koreanReading(engine: TranslationEngine): ReviewDependencies['readKorean'] {
  return async (text, person, signal) => {
    const { translation } = await engine.translate({
      text,
      tone: 'polite',
      person: `reader ${person}`,
      plan: 'free',
      signal,
    })
    return translation.tones.polite.words
  }
}

async function openLessonFunctions(database: Database, shelf: LessonShelf): Promise<WireFunction[]> {
  const learning = openLane(database)
  const addLearned = openAddLearned({ database: learning, headwords: await loadHeadwordIndex() })
  return lessonFunctions({ database: learning, shelf, addLearned })
}

function openSockets(
  environment: Environment,
  parts: ServiceSurroundings & Pick<RealtimeParts, 'bus' | 'tokens' | 'sessions'>,
): Realtime {
  const addressOf = clientAddresses(environment.trustedProxies)
  return openRealtime({
    ...parts,
    addressOf,
    limitsRates: environment.limitsRates,
  })
}

function openVoice(
  { dataDirectory, speechProvider }: Environment,
  { database, log }: ServiceSurroundings,
): Promise<Speech> {
  return openSpeech({ database, dataDirectory, log, renderers: configuredRenderers(speechProvider, log) })
}

async function openTranslator(
  { llm }: Environment,
  { database, log, builtIn }: ServiceSurroundings & { builtIn: TranslationEngine },
  { keyedHash }: AuthSecrets,
  { listenUrl }: Speech,
): Promise<TranslateDependencies> {
  const translator = { database: openLane(database), engine: builtIn, keyedHash, listenUrl }
  if (llm === undefined) return translator
  // The SDK takes a sixth of a second to load.
  const { openLlm } = await import('#translator/server/llm/openLlm.ts')
  return { ...translator, engine: openLlm(llm, { database, builtIn, patience: LLM_PATIENCE, log }) }
}

function openPost(environment: Environment, surroundings: ServiceSurroundings): LetterPost {
  return openLetterPost({
    ...surroundings,
    deliver: delivery(environment, surroundings.database),
    siteName: SITE_NAME,
    operator: environment.operator,
  })
}

function delivery({ smtpUrl, mailFrom }: Environment, database: Database) {
  return smtpUrl ? smtpDelivery(smtpUrl, mailFrom) : mailboxDelivery(database)
}
