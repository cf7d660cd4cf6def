// `npm run simulate -- 1000 [--seed 7]` plays random matches. `npm run simulate -- --arrivals [--seed 7]` sends random players to the queue.
// Both use the real store with a simulated clock, in DATABASE_URL or in an embedded database in a temporary folder.
import { argv } from 'node:process'

await import(argv.includes('--arrivals') ? './arrivals.ts' : './matches.ts')
