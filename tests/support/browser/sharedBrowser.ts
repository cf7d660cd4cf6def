import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from '#tests/support/browser/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket URL of the run's one browser, in which every visit has its own context. */
    browserEndpoint: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await launchBrowserServer()
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
