// `npm run simulate -- 1000 [--seed 7]` plays matches by chance, `npm run simulate -- --arrivals [--seed 7]` lets players arrive in the queue:
// both on the real store with a clock of their own. Takes DATABASE_URL or an embedded database in a throw-away folder.
import { argv } from 'node:process'

await import(argv.includes('--arrivals') ? './arrivals.ts' : './matches.ts')
