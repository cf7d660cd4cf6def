import { readFileSync } from 'node:fs'
import {
  type Copy,
  DockerfileParser,
  type Env,
  type From,
  type Healthcheck,
  type JSONInstruction,
} from 'dockerfile-ast'
import { parse } from 'yaml'

/** What the last stage of a Dockerfile says about the image. */
export interface Image {
  /** The images that its stages begin with. */
  bases: string[]
  /** What is copied from the first stage, relative to the working folder. */
  copied: string[]
  environment: Record<string, string>
  /** The account that the command runs as. Undefined means root. */
  user: string | undefined
  /** The program and its arguments. Empty if a shell would run it. */
  command: string[]
  /** What decides whether it is healthy. */
  healthCheck: string
}

export interface ComposeFile {
  services: Record<string, ComposeService>
  networks: Record<string, unknown>
  volumes: Record<string, unknown>
}

export interface ComposeService {
  build?: string
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[] | Record<string, unknown>
  depends_on?: string[] | Record<string, unknown>
  read_only?: boolean
  cap_drop?: string[]
  stop_grace_period?: string
}

export function readImage(text = readFileSync('Dockerfile', 'utf8')): Image {
  const all = DockerfileParser.parse(text).getInstructions()
  const froms = all.filter((one) => one.getKeyword() === 'FROM') as From[]
  const last = all.slice(all.lastIndexOf(froms.at(-1) as From))
  const named = <Kind>(keyword: string) => last.filter((one) => one.getKeyword() === keyword) as Kind[]
  const copies = named<Copy>('COPY').filter((copy) => copy.getFromFlag() !== null)
  return {
    bases: froms.map((from) => from.getImage() ?? ''),
    copied: copies.flatMap((copy) =>
      copy
        .getArguments()
        .slice(0, -1)
        .map((source) => source.getValue().replace('/app/', '')),
    ),
    environment: Object.fromEntries(
      named<Env>('ENV').flatMap((env) => env.getProperties().map((one) => [one.getName(), one.getValue() ?? ''])),
    ),
    user: named<JSONInstruction>('USER').at(-1)?.getArgumentsContent() ?? undefined,
    command:
      named<JSONInstruction>('CMD')
        .at(-1)
        ?.getJSONStrings()
        .map((one) => one.getJSONValue()) ?? [],
    healthCheck: named<Healthcheck>('HEALTHCHECK').at(-1)?.getArgumentsContent() ?? '',
  }
}

/**
 * @param variables what the shell or the file `.env` says
 * @throws if a variable without a default is missing, as Compose does
 */
export function readCompose(
  variables: Readonly<Record<string, string>>,
  text = readFileSync('compose.yaml', 'utf8'),
): ComposeFile {
  const filled = (value: string) =>
    value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, mark: string, rest: string) => {
      const chosen = variables[name] || (mark === '-' ? rest : undefined)
      if (chosen === undefined) throw new Error(`${name}: ${rest}`)
      return chosen
    })
  return parse(text, (_, value) => (typeof value === 'string' ? filled(value) : value), { merge: true })
}
