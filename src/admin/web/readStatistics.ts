import type { SiteStatistics } from '#admin/siteStatistics.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'

/** The site's figures, which only an admin gets; undefined for everybody else. */
export async function readStatistics(): Promise<SiteStatistics | undefined> {
  try {
    return await callFunction<SiteStatistics>('admin-statistics')
  } catch (error) {
    if (error instanceof FunctionProblem && [401, 403].includes(error.status)) return undefined
    throw error
  }
}
