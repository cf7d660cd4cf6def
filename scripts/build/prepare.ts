// Part of `npm run build`: compiles the question bank and creates an empty database, so that the server starts without waiting for them.
import { makeTemplate } from '#platform/server/database/makeTemplate.ts'
import { loadBank } from '#questions/server/loadBank.ts'

await loadBank({ speech: true })
await makeTemplate()
