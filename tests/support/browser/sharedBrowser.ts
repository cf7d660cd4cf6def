import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from '#tests/support/browser/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one browser of a run: every visit has a context of its own in it. */
    browserEndpoint: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await launchBrowserServer()
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
