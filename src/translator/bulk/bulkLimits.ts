import { allowsBulk, PLANS } from '#plans/plans.ts'

/** Lines of one job. */
export const MOST_LINES = 500

/** Lines that one request may hold. */
export const MOST_BATCH_LINES = 25

/** A job's file: 500 lines of 5,000 characters, with room for what else a table holds. */
export const LARGEST_FILE_BYTES = 10 * 1024 * 1024

const plans = PLANS.filter(allowsBulk).map(({ name }) => name)

/** Said by the server and on the screen alike. */
export const NOT_IN_PLAN = `Bulk translation comes with the ${plans.join(' or ')} plan.`
