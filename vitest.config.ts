import { defineConfig } from 'vitest/config'

const SERVER_TESTS = 'src/**/server/**/*.test.ts'

/** Their subject is sockets, sound, mail and files, not statements: once, on the embedded engine, is enough. */
const ONE_ENGINE = [
  'src/platform/server/realtime/{allowance,channelProtocol,connection,frame,ownOrigin,realtime,restart,upgrade}.test.ts',
  'src/platform/server/{commandSocket,mail}/*.test.ts',
  'src/speech/server/*.test.ts',
]

/** The same server tests run on both databases: one code path, two engines. */
function integration(database: 'pglite' | 'postgresql') {
  return {
    test: {
      name: database,
      include: [SERVER_TESTS, 'tests/integration/**/*.test.ts'],
      exclude: database === 'postgresql' ? ONE_ENGINE : [],
      globalSetup: `tests/support/${database}.ts`,
      env: { TEST_DATABASE: database },
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  }
}

export default defineConfig({
  test: {
    // Many tests wait for a database or a socket, so every core has a worker.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], exclude: [SERVER_TESTS] } },
      integration('pglite'),
      integration('postgresql'),
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: 'tests/support/pglite.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
