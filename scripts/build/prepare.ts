// Part of `npm run build`: makes the bank of questions and an empty database ahead, so that no start has to wait for them.
import { makeTemplate } from '#platform/server/database/makeTemplate.ts'
import { loadBank } from '#questions/server/loadBank.ts'

await loadBank({ speech: true })
await makeTemplate()
