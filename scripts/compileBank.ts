// Part of `npm run build`: makes the bank of questions ahead, so that no start has to wait for it.
import { loadBank } from '#questions/server/loadBank.ts'

await loadBank({ speech: true })
