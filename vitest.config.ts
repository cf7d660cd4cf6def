import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Test files of a worker share its modules. This restores what a file has stubbed. */
const LEAVE_NO_TRACE = 'tests/support/server/leaveNoTrace.ts'
const TEMPLATE = 'tests/support/database/pglite.ts'
const SERVER_TESTS = 'src/**/server/**/*.test.ts'

/** Server tests that run on the embedded database only: their subjects (sockets, sound, email, files, texts) do not depend on the database. */
const ONE_ENGINE = [
  'src/platform/server/realtime/{channelProtocol,connection,frame,ownOrigin,realtime,restart,upgrade}.test.ts',
  'src/platform/server/bus/natsBus.test.ts',
  'src/platform/server/{backup,commandSocket,mail,meters,watchdog}/*.test.ts',
  'src/platform/server/auth/{password,passwordStrength}.test.ts',
  'src/platform/server/database/{checkpoint,directoryLock,plantDatabase,privateDirectory,freeSpace,lane,statementNames,usableDirectory}.test.ts',
  'src/platform/server/http/{allowance,clientAddress,connectionLimits,floodGuard,errorResponse,nodeCounts,repeatedKey}.test.ts',
  'src/{headwords,speech}/server/*.test.ts',
  'src/translator/server/{builtInEngine,engineThread,translationTurns,turnTaker}.test.ts',
  'src/translator/server/llm/{answerCache,languageModel,llmEngine,sharedCalls,unfitAnswers}.test.ts',
  'src/learn/server/{articleBody,articleFaults,content,frontMatter,parseMarkdown}.test.ts',
  'src/questions/server/{cachedQuestions,loadBank}.test.ts',
  'src/daily/server/realRounds.test.ts',
  'src/lessons/server/loadLessons.test.ts',
  'tests/integration/{dashboard,reusedPglite}.test.ts',
]

/** Only a test that hangs waits so long. No slow machine should fail one that does not: `npm run bench` measures speed. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

/** For tests that mostly wait for servers and browsers. */
const WAITING_TESTS = {
  ...PATIENCE,
  isolate: false,
  // They open databases for a moment only: optimizing the engine's code takes longer than running it.
  execArgv: ['--liftoff-only'],
  maxWorkers: availableParallelism() + 2,
}

/** The same server tests run on both databases. */
function integration(database: 'pglite' | 'postgresql') {
  return {
    test: {
      name: database,
      include: [SERVER_TESTS, 'tests/integration/**/*.test.ts'],
      exclude: database === 'postgresql' ? ONE_ENGINE : [],
      globalSetup: `tests/support/database/${database}.ts`,
      setupFiles: LEAVE_NO_TRACE,
      isolate: false,
      env: { TEST_DATABASE: database },
      ...PATIENCE,
    },
  }
}

export default defineConfig({
  test: {
    // One worker more than cores, because many tests wait for a database or a socket.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [SERVER_TESTS],
          setupFiles: LEAVE_NO_TRACE,
          isolate: false,
          ...PATIENCE,
        },
      },
      integration('pglite'),
      integration('postgresql'),
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [TEMPLATE, 'tests/support/browser/sharedBrowser.ts', 'tests/support/browser/sharedSite.ts'],
          ...WAITING_TESTS,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: [TEMPLATE, 'tests/support/browser/sharedBrowser.ts'],
          ...WAITING_TESTS,
        },
      },
    ],
  },
})
