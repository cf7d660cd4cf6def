import { z } from 'zod'
import type { Operator } from '#kit/operator.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'

/** `local` needs no configuration; `production` refuses to start if a required setting is missing. */
export type Mode = 'local' | 'production'

const ORIGIN = /^https?:\/\/[^/?#]+/i
const LLM_PROVIDER_URLS = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' }
const MEGABYTE = 1024 * 1024
const SWITCH = z.enum(['on', 'off'])
const PROXY = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'expected `none`, or addresses and ranges such as 10.0.0.0/8',
)
const KEY = z.string().regex(/^[\x21-\x7e]+$/, 'expected printable ASCII without spaces')
const FACTOR_KEY = z
  .string()
  .regex(/^[A-Za-z0-9+/_-]{43}=?$/, 'expected 32 random bytes in base64: `openssl rand -base64 32`')
/** An empty variable (`SMTP_URL=`) counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value || undefined, schema.optional())

export type LogLevel = (typeof LOG_LEVELS)[number]
const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const

const variables = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  PORT: z.preprocess((value) => value || '3000', z.coerce.number().int().min(0).max(65_535)),
  HOST: z.preprocess((value) => value || '127.0.0.1', z.string()),
  DATA_DIR: z.preprocess((value) => value || './data', z.string()),
  BACKUP_DIR: optional(z.string()),
  DISK_RESERVE_MB: z.preprocess((value) => value || '128', z.coerce.number().int().min(0).max(1_000_000)),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  BUS_URL: optional(z.url({ protocol: /^(nats|tls)$/ })),
  SITE_URL: optional(z.url({ protocol: /^https?$/ })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.preprocess((value) => value || 'Hanpan <no-reply@hanpan.example>', z.string().regex(/^[^\r\n]+$/)),
  OPERATOR_NAME: optional(z.string().regex(/^[^\r\n]+$/)),
  SUPPORT_EMAIL: optional(z.email()),
  FACTOR_KEYS: z.preprocess(listOf, z.array(FACTOR_KEY)),
  EMAIL_CONFIRMATION: z.preprocess((value) => value || 'on', SWITCH),
  SPEECH_BASE_URL: optional(z.url({ protocol: /^https?$/ }).refine(hasNoPassword, 'put the key in SPEECH_API_KEY')),
  SPEECH_API_KEY: optional(KEY),
  SPEECH_MODEL: z.preprocess((value) => value || 'tts-1', z.string()),
  SPEECH_VOICE: optional(z.string()),
  SPEECH_VOICES: optional(z.string().regex(/^[^,]+,[^,]+$/, 'two names with a comma between them')),
  LLM_PROVIDER: optional(z.enum(['openai', 'anthropic'])),
  LLM_BASE_URL: optional(z.url({ protocol: /^https?$/ }).refine(hasNoPassword, 'put the key in LLM_API_KEY')),
  LLM_API_KEY: optional(KEY),
  LLM_MODEL: optional(z.string()),
  LLM_MODEL_PREMIUM: optional(z.string()),
  LLM_MODEL_ADVANCED: optional(z.string()),
  LLM_DAILY_REQUESTS: z.preprocess((value) => value || '1000', z.coerce.number().int().min(1).max(1_000_000_000)),
  TRUSTED_PROXIES: z.preprocess(proxyList, z.array(PROXY).optional()),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS)),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,}$/, 'expected at least 16 printable ASCII characters without spaces'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/ }).refine(hasNoPassword, 'put the key in OTEL_EXPORTER_OTLP_HEADERS'),
  ),
  RATE_LIMITS: z.preprocess((value) => value || 'on', SWITCH),
  TEST_CLOCK: z.preprocess((value) => value || 'off', SWITCH),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^\S+$/)),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^\S+$/)),
  STRIPE_API_BASE: optional(z.url({ protocol: /^https?$/ })),
  STRIPE_PRICE_BASIC: optional(z.string().regex(/^\S+$/)),
  STRIPE_PRICE_PREMIUM: optional(z.string().regex(/^\S+$/)),
})

/** How to reach the payment provider. */
export interface StripeSettings {
  secretKey: string
  /** Stripe signs its calls to our webhook with it. */
  webhookSecret: string
  /** Origin of a stand-in for Stripe's API. */
  apiBase: string | undefined
  /** Ids of prices. A price without one is found by the lookup key that `npm run stripe:setup` gave it. */
  prices: { basic: string | undefined; premium: string | undefined }
}

/** A speech service that is compatible with OpenAI's `audio/speech`. */
export interface SpeechProviderSettings {
  /** Includes the version: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  voice: string
  /** The voices of the speakers of a dialogue. */
  turnVoices: { female: string; male: string }
}

/** The language model that translates. */
export interface LlmSettings {
  /** The API that the service implements: OpenAI's, as many services and programs do, or Anthropic's. */
  provider: 'openai' | 'anthropic'
  /** Includes the version: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string | undefined
  /** The models for the plans' basic, premium and advanced translation. */
  models: { basic: string; premium: string; advanced: string }
  /** The most requests to the provider in one UTC day, retries included. */
  requestsPerDay: number
}

export interface Environment {
  mode: Mode
  port: number
  host: string
  dataDirectory: string
  /** Where backups of the embedded database lie. */
  backupDirectory: string
  /** If less disk space than this is free, the embedded database becomes read-only. */
  diskReserveBytes: number
  /** PostgreSQL's URL. If undefined, the server uses the embedded database in `dataDirectory`. */
  databaseUrl: string | undefined
  /** URL of a NATS server that carries messages between nodes. If undefined, PostgreSQL carries them. */
  busUrl: string | undefined
  /** Origin without a trailing slash; in local mode undefined until the port is known. */
  siteUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Undefined only in local mode. */
  operator: Operator | undefined
  confirmsEmail: boolean
  /** In base64. The first encrypts the keys of authenticator apps, all decrypt them. Without any, a key in the database does both. */
  factorKeys: string[]
  /** Undefined: speech comes from `espeak-ng` on this machine, if it is installed. */
  speechProvider: SpeechProviderSettings | undefined
  /** Undefined: the built-in engine translates. */
  llm: LlmSettings | undefined
  /** IP addresses or CIDR ranges of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  logLevel: LogLevel
  /** Who sends it as a bearer token may read `/metrics`. Undefined: there is no such page. */
  metricsToken: string | undefined
  /** URL of an OpenTelemetry collector, without `/v1/traces`. Undefined: nothing is traced. */
  tracesUrl: string | undefined
  limitsRates: boolean
  /** Whether requests from this machine may move the rules' clock: for tests, in local mode only. */
  movesClock: boolean
  /** Undefined: no payments in production, test payments in local mode. */
  stripe: StripeSettings | undefined
}

/** Reads the process's variables once. The refusal is one sentence for each variable that is missing or invalid. */
export function parseEnvironment(source: Record<string, string | undefined>): Verdict<Environment, string[]> {
  const parsed = variables.safeParse(source)
  if (!parsed.success) {
    return refused(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const values = parsed.data
  const mode: Mode = values.NODE_ENV === 'production' ? 'production' : 'local'
  const missing = [...missingBeside(values), ...(mode === 'production' ? missingInProduction(values, source) : [])]
  if (missing.length > 0) return refused(missing)
  return granted({
    mode,
    port: values.PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    backupDirectory: values.BACKUP_DIR ?? `${values.DATA_DIR.replace(/\/+$/, '')}-backups`,
    diskReserveBytes: values.DISK_RESERVE_MB * MEGABYTE,
    databaseUrl: values.DATABASE_URL,
    busUrl: values.BUS_URL,
    siteUrl: values.SITE_URL?.match(ORIGIN)?.[0],
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    operator: operatorOf(values),
    factorKeys: values.FACTOR_KEYS,
    confirmsEmail: values.EMAIL_CONFIRMATION === 'on',
    speechProvider: speechProvider(values),
    llm: llmSettings(values),
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    logLevel: values.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    metricsToken: values.METRICS_TOKEN,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    limitsRates: values.RATE_LIMITS === 'on',
    movesClock: values.TEST_CLOCK === 'on',
    stripe: stripeSettings(values),
  })
}

function operatorOf({ OPERATOR_NAME: name, SUPPORT_EMAIL: email }: z.infer<typeof variables>): Operator | undefined {
  return name && email ? { name, email } : undefined
}

function stripeSettings(values: z.infer<typeof variables>): StripeSettings | undefined {
  if (!values.STRIPE_SECRET_KEY) return undefined
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: values.STRIPE_API_BASE?.match(ORIGIN)?.[0],
    prices: { basic: values.STRIPE_PRICE_BASIC, premium: values.STRIPE_PRICE_PREMIUM },
  }
}

/** Checked in every mode: variables that are useless or harmful without another. Without the webhook, players would pay and get nothing. */
function missingBeside(values: z.infer<typeof variables>): string[] {
  return [
    values.BUS_URL && !values.DATABASE_URL ? 'DATABASE_URL: is needed with BUS_URL, to have more than one node' : '',
    values.SPEECH_API_KEY && !values.SPEECH_BASE_URL ? 'SPEECH_BASE_URL: is needed with SPEECH_API_KEY' : '',
    values.OPERATOR_NAME && !values.SUPPORT_EMAIL ? 'SUPPORT_EMAIL: is needed with OPERATOR_NAME' : '',
    values.SUPPORT_EMAIL && !values.OPERATOR_NAME ? 'OPERATOR_NAME: is needed with SUPPORT_EMAIL' : '',
    ...missingBesideLlm(values),
    values.STRIPE_SECRET_KEY && !values.STRIPE_WEBHOOK_SECRET
      ? 'STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY; `npm run stripe:setup` creates the webhook and prints it'
      : '',
  ].filter(Boolean)
}

function missingBesideLlm(values: z.infer<typeof variables>): string[] {
  const { LLM_PROVIDER: provider, LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_MODEL_PREMIUM, LLM_MODEL_ADVANCED } = values
  if (provider === undefined) {
    const others = { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_MODEL_PREMIUM, LLM_MODEL_ADVANCED }
    const [name] = Object.entries(others).find(([, value]) => value !== undefined) ?? []
    return name ? [`LLM_PROVIDER: is needed with ${name}: \`openai\` or \`anthropic\``] : []
  }
  const needsKey = provider === 'anthropic' || LLM_BASE_URL === undefined
  return [
    LLM_MODEL ? '' : 'LLM_MODEL: name the model that translates',
    needsKey && !LLM_API_KEY ? `LLM_API_KEY: ${LLM_PROVIDER_URLS[provider]} wants a key` : '',
  ].filter(Boolean)
}

function llmSettings(values: z.infer<typeof variables>): LlmSettings | undefined {
  const { LLM_PROVIDER: provider, LLM_BASE_URL, LLM_MODEL: basic = '' } = values
  if (provider === undefined) return undefined
  const premium = values.LLM_MODEL_PREMIUM ?? basic
  return {
    provider,
    baseUrl: LLM_BASE_URL === undefined ? LLM_PROVIDER_URLS[provider] : upToVersion(LLM_BASE_URL),
    apiKey: values.LLM_API_KEY,
    models: { basic, premium, advanced: values.LLM_MODEL_ADVANCED ?? premium },
    requestsPerDay: values.LLM_DAILY_REQUESTS,
  }
}

/** One voice that is chosen alone also speaks the dialogues, because another service may not have the usual pair. */
function speechVoices({ SPEECH_VOICE: one, SPEECH_VOICES: pair }: z.infer<typeof variables>) {
  const [female = '', male = ''] = (pair ?? (one === undefined ? 'nova,onyx' : `${one},${one}`)).split(',')
  return { voice: one ?? 'alloy', turnVoices: { female: female.trim(), male: male.trim() } }
}

function speechProvider(values: z.infer<typeof variables>): SpeechProviderSettings | undefined {
  if (values.SPEECH_BASE_URL === undefined) return undefined
  return {
    baseUrl: upToVersion(values.SPEECH_BASE_URL),
    apiKey: values.SPEECH_API_KEY,
    model: values.SPEECH_MODEL,
    ...speechVoices(values),
  }
}

/** Adds `/v1` unless the URL already has a version: some services put theirs in another place. */
function upToVersion(address: string): string {
  const base = address.replace(/\/+$/, '')
  return /\/v\d/.test(base) ? base : `${base}/v1`
}

function hasNoPassword(url: string): boolean {
  return !/^[^/]*\/\/[^/?#]*@/.test(url)
}

function missingInProduction(values: z.infer<typeof variables>, source: Record<string, string | undefined>): string[] {
  return [
    values.SITE_URL ? '' : 'SITE_URL: the public address is needed in production (links in emails point there)',
    values.SMTP_URL ? '' : 'SMTP_URL: a mail server is needed in production',
    values.OPERATOR_NAME ? '' : 'OPERATOR_NAME: users have to know who runs the site',
    values.SUPPORT_EMAIL ? '' : 'SUPPORT_EMAIL: users need an address for their questions',
    values.TRUSTED_PROXIES
      ? ''
      : 'TRUSTED_PROXIES: name the proxies in front of the server, or `none` (behind an unlisted proxy all visitors would share one rate limit)',
    values.DATABASE_URL || source.DATA_DIR
      ? ''
      : 'DATABASE_URL or DATA_DIR: name a database or a persistent data directory',
    values.RATE_LIMITS === 'on' ? '' : 'RATE_LIMITS: `off` is for load tests in local mode only',
    values.TEST_CLOCK === 'off' ? '' : 'TEST_CLOCK: `on` is for tests in local mode only',
  ].filter(Boolean)
}

function listOf(list: unknown): string[] {
  return typeof list === 'string' && list !== '' ? list.split(',').map((entry) => entry.trim()) : []
}

/** `none` means an empty list. */
function proxyList(list: unknown): string[] | undefined {
  if (typeof list !== 'string' || list === '') return undefined
  return list === 'none' ? [] : listOf(list)
}
