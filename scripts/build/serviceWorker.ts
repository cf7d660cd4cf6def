// Writes the service worker into the browser build, behind the name of the release and the list of the files that it keeps.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { KEPT_ROUTES, keptFiles } from './keptFiles.ts'

const ASSETS = 'build/client/assets'
const names = readdirSync(ASSETS).filter((name) => !/\.(br|gz)$/.test(name))
const kept = keptFiles(KEPT_ROUTES, names, (name) => readFileSync(`${ASSETS}/${name}`, 'utf8'))
const files = kept.map((name) => `/assets/${name}`)
const source = readFileSync('src/offline/web/serviceWorker.js', 'utf8')
const hash = createHash('sha256').update(files.join()).update(source).update(readFileSync('build/server/index.js'))
const built = { release: hash.digest('hex').slice(0, 16), files }
writeFileSync('build/client/service-worker.js', `globalThis.built = ${JSON.stringify(built)}\n${source}`)
