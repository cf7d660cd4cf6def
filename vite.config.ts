import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const SERVER_MODULE = /^#[\w-]+\/server\//
const NATIVE = '\0native:'

/** Server modules by specifier, loaded by Node itself; on `globalThis` because Vite instantiates the plugin several times. */
const shared = globalThis as { nativeModules?: Map<string, object> }
shared.nativeModules ??= new Map()
const native = shared.nativeModules

/**
 * Keeps `server/` folders out of the browser's bundle (importing one there fails the build) and out of the server's bundle:
 * route loaders and the server process share one instance of every server module.
 */
function serverOnly(): Plugin {
  let building = false
  return {
    name: 'server-only',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId(source, importer) {
      if (!SERVER_MODULE.test(source)) return null
      if (this.environment.name === 'client') {
        if (building) this.error(`${importer} imports ${source}, which is server code`)
        return null
      }
      return building ? { id: source, external: true } : NATIVE + source
    },
    async load(id) {
      if (!id.startsWith(NATIVE)) return null
      const specifier = id.slice(NATIVE.length)
      const module: object = await import(pathToFileURL(resolve('src', specifier.slice(1))).href)
      native.set(id, module)
      const names = Object.keys(module).filter((name) => name !== 'default')
      return [
        `const module = globalThis.nativeModules.get(${JSON.stringify(id)})`,
        ...names.map((name) => `export const ${name} = module.${name}`),
      ].join('\n')
    },
  }
}

/** Styles that always come together in one file each: a page then loads three style sheets, not seven. */
const FRAME_STYLES = { name: 'frame', test: /src.(design|site|speech).web.(?!fonts).*css/ }
const HUB_STYLES = { name: 'hub', test: /src.(learn.web|design.web.fonts.guides).*css/ }

export default defineConfig({
  plugins: [serverOnly(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [FRAME_STYLES, HUB_STYLES] } } } } },
  },
  build: { assetsInlineLimit: 0 },
  server: { forwardConsole: false },
})
