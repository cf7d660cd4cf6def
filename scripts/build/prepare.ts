// Part of `npm run build`: compiles the question bank and creates an empty database, so that the server starts without waiting for them.
// Runs with `--liftoff-only`: optimizing the code of the embedded engine takes longer than creating a database with it.
import { makeTemplate } from '#platform/server/database/makeTemplate.ts'
import { loadBank } from '#questions/server/loadBank.ts'

await loadBank({ speech: true })
await makeTemplate()
