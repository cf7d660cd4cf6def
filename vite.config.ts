import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const SERVER_MODULE = /^#[\w-]+\/server\//
const NATIVE = '\0native:'
const ZOD = /node_modules[\\/]zod[\\/]/

/** Server modules by specifier, loaded by Node itself; on `globalThis` because Vite instantiates the plugin several times. */
const shared = globalThis as { nativeModules?: Map<string, object> }
shared.nativeModules ??= new Map()
const native = shared.nativeModules

/**
 * Keeps `server/` folders out of the browser's bundle (importing one there fails the build) and out of the server's bundle:
 * route loaders and the server process share one instance of every server module. zod stays on the server, too.
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
    /** zod weighs 95 kB, and compiles functions from text, which the pages' security policy forbids. */
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => ZOD.test(id)))
          this.error(`${chunk.fileName} holds zod: ${chunk.moduleIds.filter((id) => id.includes('/src/')).join(', ')}`)
      }
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
const FRAME_STYLES = { name: 'frame', test: /src.(design|site|speech).web.(?!fonts.(?!core)).*css/ }
/** Small modules that many pages share compress better together, except what only duels, lessons and reviews use. Their styles are all in the frame, which has to come first: it orders the layers. */
const COMMON_SCRIPTS = {
  name: 'common',
  test: /src.(kit|design(?!.(optionKeys|sound|web.(ResultFrame|preferences|sounds|useCountedTo|useShortcuts))[.])|site|platform|speech|korean).*[.]tsx?$/,
  minShareCount: 5,
}
const HUB_STYLES = { name: 'hub', test: /src.learn.web.*css/ }

export default defineConfig({
  plugins: [serverOnly(), reactRouter()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [FRAME_STYLES, HUB_STYLES, COMMON_SCRIPTS] } } } },
    },
  },
  build: { assetsInlineLimit: 0 },
  server: { forwardConsole: false },
})
