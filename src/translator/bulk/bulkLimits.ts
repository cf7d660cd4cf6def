import { allowsBulk, PLANS } from '#plans/plans.ts'

/** The most lines of one job. */
export const MOST_LINES = 500

/** The most lines of one request. */
export const MOST_BATCH_LINES = 25

/** The size of a job's file: 500 lines of 5,000 characters, with room for the other columns of a table. */
export const LARGEST_FILE_BYTES = 10 * 1024 * 1024

const plans = PLANS.filter(allowsBulk).map(({ name }) => name)

/** Sentences that both the server and the screen use. */
export const NOT_IN_PLAN = `Bulk translation comes with the ${plans.join(' or ')} plan.`
