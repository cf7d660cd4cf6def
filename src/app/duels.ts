import { holdSuspects } from '#admin/server/holdSuspects.ts'
import { duelLanes } from '#app/duelLanes.ts'
import { repeated } from '#app/repeated.ts'
import { arenaFunctions } from '#arena/server/arenaFunctions.ts'
import type { MatchmakerDependencies } from '#arena/server/matchmaker.ts'
import { PLAYER_CHANNEL } from '#arena/server/playerChannel.ts'
import { meterQueue } from '#arena/server/queueMeters.ts'
import { sweepSeats } from '#arena/server/sweepSeats.ts'
import { apartFunctions } from '#challenge/server/apartFunctions.ts'
import { challengeFunctions } from '#challenge/server/challengeFunctions.ts'
import { recordChallengerSigns } from '#challenge/server/ownChallenges.ts'
import { dailyFunctions } from '#daily/server/dailyFunctions.ts'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { HOUR_MS, SECOND_MS } from '#kit/time.ts'
import { leaderboardFunctions } from '#leaderboard/server/leaderboardFunctions.ts'
import { type Leaderboards, openLeaderboards } from '#leaderboard/server/leaderboards.ts'
import { createMatch } from '#match/server/createMatch.ts'
import { meterDuels } from '#match/server/duelMeter.ts'
import { koreanWordFunctions } from '#match/server/koreanWordFunctions.ts'
import { MATCH_CHANNEL, matchChannel } from '#match/server/matchChannel.ts'
import { matchFunctions } from '#match/server/matchFunctions.ts'
import { openMatches } from '#match/server/openMatches.ts'
import { pushCurrentViews } from '#match/server/pushViews.ts'
import { restorePresence, sweepMatches } from '#match/server/sweepMatches.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { WireFunction } from '#platform/server/functions/defineFunction.ts'
import type { Log } from '#platform/server/log.ts'
import type { ChannelRule } from '#platform/server/realtime/channelRule.ts'
import type { Realtime } from '#platform/server/realtime/realtime.ts'
import type { KeyedHash } from '#platform/server/secrets.ts'
import { type PagePoints, pagePoints } from '#practice/pagePoints.ts'
import { guestFunctions } from '#practice/server/guestFunctions.ts'
import { practiceFunctions } from '#practice/server/practiceFunctions.ts'
import { progressFunctions } from '#progress/server/progressFunctions.ts'
import { learnedRatings } from '#questions/server/learnedRatings.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { loadPoints } from '#questions/server/loadPoints.ts'
import { openDeckExporter } from '#review/server/deckExport.ts'
import { deckFunctions } from '#review/server/deckFunctions.ts'
import { openDictionary } from '#review/server/dictionary.ts'
import { openFitQueue } from '#review/server/fitQueue.ts'
import { fitInThread } from '#review/server/fitThread.ts'
import { insightFunctions } from '#review/server/insightFunctions.ts'
import { hasOptimizer } from '#review/server/optimizer.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'
import { reviewFunctions } from '#review/server/reviewFunctions.ts'
import { openWordSets, type WordSets } from '#review/server/wordSets.ts'
import type { Speech } from '#speech/server/speech.ts'

const MATCH_SWEEP_MS = SECOND_MS
const SEAT_SWEEP_MS = 30 * SECOND_MS
/** How old the learned ratings that questions are chosen by may be. */
const LEARNED_MS = 30 * SECOND_MS
/** A player who farms the rating is on the leaderboards for hardly longer than this. */
const FAIRNESS_SWEEP_MS = 5 * SECOND_MS
const METER_MS = 10 * SECOND_MS
const FAIRNESS_REVIEW_MS = 6 * HOUR_MS

/** Assembles matchmaking, matches, practice, the daily round, the review deck and the leaderboards. */
export interface Duels {
  functions: WireFunction[]
  channels: ChannelRule[]
  boards: Leaderboards
  sets: WordSets
  pagePoints: PagePoints
  close(): Promise<void>
}

export interface DuelParts {
  database: Database
  speech: Speech
  realtime: Pick<Realtime, 'publish' | 'noteSign' | 'hasSocketIn'>
  keyedHash: KeyedHash
  readKorean: ReviewDependencies['readKorean']
  log: Log
  /** Whether anybody looks at the meters, so that counting for them is worth it. */
  isMetered: boolean
}

export async function openDuels({
  isMetered,
  database,
  speech,
  realtime,
  keyedHash,
  readKorean,
  log,
}: DuelParts): Promise<Duels> {
  const { publish } = realtime
  const [bank, { points, asWritten }, headwords] = await Promise.all([
    loadBank({ speech: speech.available }),
    loadPoints(),
    loadHeadwordIndex(),
  ])
  const { learned, refresh } = learnedRatings(database)
  const sources = { bank, learned, random: Math.random }
  const practiced = pagePoints(asWritten, bank)
  await Promise.all([restorePresence(database), refresh()])
  const sweeps = [
    repeated(MATCH_SWEEP_MS, () => sweepMatches(database, publish), log),
    repeated(SEAT_SWEEP_MS, () => sweepSeats(database), log),
    repeated(LEARNED_MS, refresh, log),
    repeated(FAIRNESS_SWEEP_MS, () => holdSuspects(database, 'recent'), log),
    repeated(FAIRNESS_REVIEW_MS, () => holdSuspects(database, 'all'), log),
  ]
  if (isMetered) {
    sweeps.push(
      repeated(METER_MS, () => meterQueue(database), log),
      repeated(METER_MS, () => meterDuels(database), log),
    )
  }
  const lanes = duelLanes(database)
  const pairing: MatchmakerDependencies = {
    database: lanes.matches,
    createMatch: (tx, made) => createMatch(tx, made, sources),
    publish,
  }
  const matches = openMatches({
    database: lanes.matches,
    bank,
    voice: speech,
    publish,
    hasSocketIn: realtime.hasSocketIn,
    noteSign: (sign) => realtime.noteSign(MATCH_CHANNEL, sign),
  })
  const fits = openFitQueue({ database: lanes.fits, available: hasOptimizer(), run: fitInThread, log })
  const words = openDictionary(headwords)
  const sets = openWordSets(headwords, words)
  const reviewing = {
    database: lanes.reviews,
    bank,
    voice: speech,
    words,
    sets,
    readKorean,
    fits,
    log,
  }
  const practicing = { ...sources, voice: speech, keyedHash, pagePoints: practiced }
  return {
    functions: [
      ...arenaFunctions(pairing),
      ...challengeFunctions(pairing),
      ...apartFunctions({ ...practicing, database: lanes.duelsApart }),
      ...matchFunctions(matches),
      ...koreanWordFunctions({ readKorean, keyedHash }),
      ...leaderboardFunctions(lanes.lookingBack),
      ...progressFunctions({ ...practicing, database: lanes.lookingBack, points }),
      ...dailyFunctions({ database: lanes.dailyRounds, bank, voice: speech }),
      ...reviewFunctions(reviewing),
      ...deckFunctions({ database: lanes.decks, words: reviewing.words, exporter: openDeckExporter(lanes.decks) }),
      ...insightFunctions({ ...practicing, ...reviewing, points }),
      ...practiceFunctions({ ...practicing, database: lanes.practice }),
      ...guestFunctions({ ...practicing, database: lanes.guestDuels }),
    ],
    channels: [
      { ...matchChannel(database, publish), beforeForeign: (id) => pushCurrentViews(matches, id) },
      { ...PLAYER_CHANNEL, heardFrom: (signs) => recordChallengerSigns(database, signs) },
    ],
    boards: openLeaderboards(lanes.lookingBack),
    sets,
    pagePoints: practiced,
    async close() {
      for (const sweep of sweeps) sweep.stop()
      await fits.close()
    },
  }
}
