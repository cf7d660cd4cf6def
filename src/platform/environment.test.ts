import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Environment, parseEnvironment } from '#platform/environment.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_URL: 'https://hanpan.example',
  SMTP_URL: 'smtps://user:secret@mail.example',
  TRUSTED_PROXIES: 'none',
  DATABASE_URL: 'postgres://hanpan@db.example/hanpan',
  OPERATOR_NAME: 'Hanpan Labs',
  SUPPORT_EMAIL: 'help@hanpan.example',
}

function granted(source: Record<string, string | undefined>): Environment {
  const environment = parseEnvironment(source)
  if (!environment.ok) throw new Error(environment.refusal.join('\n'))
  return environment.value
}

function refusals(source: Record<string, string | undefined>): string[] {
  const environment = parseEnvironment(source)
  return environment.ok ? [] : environment.refusal
}

describe('local mode', () => {
  test('needs no variables: it uses the embedded database and port 3000, on loopback only', () => {
    expect(granted({})).toMatchObject({
      mode: 'local',
      port: 3_000,
      host: '127.0.0.1',
      dataDirectory: './data',
      backupDirectory: './data-backups',
      diskReserveBytes: 128 * 1024 * 1024,
      databaseUrl: undefined,
      busUrl: undefined,
      smtpUrl: undefined,
      confirmsEmail: true,
      limitsRates: true,
      movesClock: false,
    })
  })

  test('treats an empty variable as unset', () => {
    expect(granted({ PORT: '', DATABASE_URL: '', SMTP_URL: '', NODE_ENV: '' })).toEqual(granted({}))
  })

  test('allows email confirmation and rate limits to be turned off', () => {
    expect(granted({ EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' })).toMatchObject({
      confirmsEmail: false,
      limitsRates: false,
    })
  })
})

describe('the bus', () => {
  test.each(['nats://site:secret@bus.example:4222', 'tls://bus.example'])('can be %s', (url) => {
    expect(granted({ ...PRODUCTION, BUS_URL: url })).toMatchObject({ busUrl: url })
  })

  test('is refused without a database that nodes can share, and under an address that is no NATS server’s', () => {
    const { DATABASE_URL: _, ...alone } = PRODUCTION
    expect(refusals({ ...alone, DATA_DIR: '/data', BUS_URL: 'nats://bus.example' })).toEqual([
      'DATABASE_URL: is needed with BUS_URL, to have more than one node',
    ])
    expect(refusals({ ...PRODUCTION, BUS_URL: 'redis://bus.example' })).toEqual([expect.stringMatching(/^BUS_URL: /)])
  })
})

describe('the mode', () => {
  test.each(['Production', 'prod', 'production ', 'staging'])(
    'is never guessed: NODE_ENV=%j is refused, since it could be a misspelled “production”',
    (name) => {
      expect(refusals({ ...PRODUCTION, NODE_ENV: name })).toEqual([expect.stringMatching(/^NODE_ENV: .*production/)])
    },
  )

  test.each(['', 'development', 'test'])('is local with NODE_ENV=%j', (name) => {
    expect(granted({ NODE_ENV: name }).mode).toBe('local')
  })
})

describe('production mode', () => {
  test('starts with a site URL, SMTP, the proxies named and a database', () => {
    expect(granted(PRODUCTION)).toMatchObject({
      mode: 'production',
      siteUrl: 'https://hanpan.example',
      trustedProxies: [],
    })
  })

  test.each(['SITE_URL', 'SMTP_URL', 'TRUSTED_PROXIES', 'DATABASE_URL', 'OPERATOR_NAME', 'SUPPORT_EMAIL'])(
    'refuses to start without %s, and names what is missing',
    (name) => {
      expect(refusals({ ...PRODUCTION, [name]: undefined }).join()).toContain(name)
    },
  )

  test('accepts a data directory in place of a database URL', () => {
    expect(refusals({ ...PRODUCTION, DATABASE_URL: undefined, DATA_DIR: '/var/lib/hanpan' })).toEqual([])
  })

  test('keeps the rate limits on', () => {
    expect(refusals({ ...PRODUCTION, RATE_LIMITS: 'off' }).join()).toContain('RATE_LIMITS')
  })

  test('does not allow the test clock', () => {
    expect(refusals({ ...PRODUCTION, TEST_CLOCK: 'on' }).join()).toContain('TEST_CLOCK')
  })
})

describe('the operator', () => {
  test('is a name and an address, or unknown in local mode', () => {
    expect(granted(PRODUCTION).operator).toEqual({ name: 'Hanpan Labs', email: 'help@hanpan.example' })
    expect(granted({}).operator).toBeUndefined()
  })

  test.each([
    [{ OPERATOR_NAME: 'Hanpan Labs' }, 'SUPPORT_EMAIL'],
    [{ SUPPORT_EMAIL: 'help@hanpan.example' }, 'OPERATOR_NAME'],
    [{ OPERATOR_NAME: 'Hanpan Labs', SUPPORT_EMAIL: 'no address' }, 'SUPPORT_EMAIL'],
  ])('%j is refused, because of %s', (source, named) => {
    expect(refusals(source)).toEqual([expect.stringMatching(`^${named}: `)])
  })
})

describe('payments', () => {
  const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

  test('go through Stripe only if its key is set', () => {
    expect(granted({}).stripe).toBeUndefined()
    expect(granted({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe).toBeUndefined()
    expect(
      granted({ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:12111/v1/', STRIPE_PRICE_BASIC: 'price_1' }).stripe,
    ).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: 'http://127.0.0.1:12111',
      prices: { basic: 'price_1', premium: undefined },
    })
  })

  test('require the webhook secret with the key, because subscriptions arrive through the webhook', () => {
    expect(refusals({ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }).join()).toContain('STRIPE_WEBHOOK_SECRET')
    expect(refusals({ ...PRODUCTION, ...STRIPE })).toEqual([])
  })
})

test('every invalid variable is named', () => {
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', SMTP_URL: 'mail.example', EMAIL_CONFIRMATION: 'yes' }
  expect(refusals(wrong).map((sentence) => sentence.split(':')[0])).toEqual(Object.keys(wrong))
})

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.1,', 'None'])('%j is not a valid list of proxies', (list) => {
  expect(refusals({ TRUSTED_PROXIES: list }).join()).toMatch(/^TRUSTED_PROXIES/)
})

test('the site URL is reduced to its origin, and proxies are a list of addresses and ranges', () => {
  const environment = granted({ SITE_URL: 'https://hanpan.example/path/?q=1', TRUSTED_PROXIES: '10.0.0.0/8, ::1' })
  expect(environment.siteUrl).toBe('https://hanpan.example')
  expect(environment.trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})

describe('the keys of two-step sign-in', () => {
  const one = Buffer.alloc(32, 1).toString('base64')
  const two = Buffer.alloc(32, 250).toString('base64url')

  test('are none, or in base64 with the first one first', () => {
    expect(granted({}).factorKeys).toEqual([])
    expect(granted({ FACTOR_KEYS: `${one}, ${two}` }).factorKeys).toEqual([one, two])
  })

  test.each(['secret', 'ab'.repeat(32), `${one},`])('%j is refused', (list) => {
    expect(refusals({ FACTOR_KEYS: list }).join()).toMatch(/^FACTOR_KEYS/)
    expect(refusals({ FACTOR_KEYS: list }).join()).not.toContain(list)
  })
})

test('the README’s table lists every variable', () => {
  const known = [...readFileSync('src/platform/environment.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)]
  const readme = readFileSync('README.md', 'utf8')
  const missing = known.map(([, name]) => name).filter((name) => !new RegExp(`^\\|.*\`${name}\``, 'm').test(readme))
  expect([known.length > 10, missing]).toEqual([true, []])
})

describe('a speech provider', () => {
  const SPEECH_BASE_URL = 'https://speech.example/v1'

  test('gets the default model and voice if none are configured', () => {
    expect(granted({}).speechProvider).toBeUndefined()
    expect(granted({ SPEECH_BASE_URL }).speechProvider).toEqual({
      baseUrl: SPEECH_BASE_URL,
      apiKey: undefined,
      model: 'tts-1',
      voice: 'alloy',
      turnVoices: { female: 'nova', male: 'onyx' },
    })
  })

  test.each([
    [{ SPEECH_VOICE: 'sage' }, { female: 'sage', male: 'sage' }],
    [
      { SPEECH_VOICE: 'sage', SPEECH_VOICES: 'coral, ash' },
      { female: 'coral', male: 'ash' },
    ],
  ])('with %j, the speakers of a dialogue have the voices %j', (voices, turnVoices) => {
    expect(granted({ SPEECH_BASE_URL, ...voices }).speechProvider).toMatchObject({ voice: 'sage', turnVoices })
  })

  test.each(['https://speech.example', 'https://speech.example/', 'https://speech.example/v1/'])(
    'may have the base URL %s',
    (address) => {
      expect(granted({ SPEECH_BASE_URL: address }).speechProvider?.baseUrl).toBe(SPEECH_BASE_URL)
    },
  )

  test('may not have its key in the URL, and no error message repeats the key', () => {
    const wrong = { SPEECH_BASE_URL: 'https://user:hidden-key@speech.example', SPEECH_API_KEY: 'hidden-key\n' }
    const sentences = refusals(wrong)
    expect(sentences.map((sentence) => sentence.split(':')[0])).toEqual(['SPEECH_BASE_URL', 'SPEECH_API_KEY'])
    expect(sentences.join()).not.toContain('hidden')
  })

  test('must have a URL if it has a key', () => {
    expect(refusals({ SPEECH_API_KEY: 'key' }).join()).toContain('SPEECH_BASE_URL')
  })
})

describe('a language model', () => {
  const LOCAL = { LLM_PROVIDER: 'openai', LLM_BASE_URL: 'http://localhost:11434', LLM_MODEL: 'small' }

  test('translates only if one is configured', () => {
    expect(granted({}).llm).toBeUndefined()
    expect(granted({ LLM_DAILY_REQUESTS: '5' }).llm).toBeUndefined()
  })

  test('on this machine needs no key', () => {
    expect(granted(LOCAL).llm).toEqual({
      provider: 'openai',
      baseUrl: 'http://localhost:11434/v1',
      apiKey: undefined,
      models: { basic: 'small', premium: 'small', advanced: 'small' },
      requestsPerDay: 1_000,
    })
  })

  test('at a provider is called at the provider’s URL, with a key', () => {
    const hosted = { LLM_MODEL: 'small', LLM_API_KEY: 'key' }
    expect(granted({ ...hosted, LLM_PROVIDER: 'openai' }).llm?.baseUrl).toBe('https://api.openai.com/v1')
    expect(granted({ ...hosted, LLM_PROVIDER: 'anthropic' }).llm?.baseUrl).toBe('https://api.anthropic.com/v1')
  })

  test.each([
    ['https://llm.example/', 'https://llm.example/v1'],
    ['https://llm.example/api/v1/', 'https://llm.example/api/v1'],
    ['https://llm.example/v1beta/openai', 'https://llm.example/v1beta/openai'],
  ])('configured as %s is called at %s', (address, baseUrl) => {
    expect(granted({ ...LOCAL, LLM_BASE_URL: address }).llm?.baseUrl).toBe(baseUrl)
  })

  test('is that of the next lower plan if a plan has none of its own', () => {
    const models = (more: object) => granted({ ...LOCAL, ...more }).llm?.models
    expect(models({ LLM_MODEL_PREMIUM: 'middle' })).toEqual({ basic: 'small', premium: 'middle', advanced: 'middle' })
    expect(models({ LLM_MODEL_ADVANCED: 'large' })).toEqual({ basic: 'small', premium: 'small', advanced: 'large' })
  })

  test.each<[string, object]>([
    ['LLM_PROVIDER', { ...LOCAL, LLM_PROVIDER: '' }],
    ['LLM_PROVIDER', { ...LOCAL, LLM_PROVIDER: 'ollama' }],
    ['LLM_MODEL', { ...LOCAL, LLM_MODEL: '' }],
    ['LLM_API_KEY', { ...LOCAL, LLM_BASE_URL: '' }],
    ['LLM_API_KEY', { ...LOCAL, LLM_PROVIDER: 'anthropic' }],
    ['LLM_DAILY_REQUESTS', { ...LOCAL, LLM_DAILY_REQUESTS: '0' }],
  ])('is refused without a usable %s', (name, variables) => {
    expect(refusals({ ...variables }).map((sentence) => sentence.split(':')[0])).toEqual([name])
  })

  test('may not have its key in the URL, and no error message repeats the key', () => {
    const wrong = { ...LOCAL, LLM_BASE_URL: 'https://user:hidden-key@llm.example', LLM_API_KEY: 'hidden key' }
    const sentences = refusals(wrong)
    expect(sentences.map((sentence) => sentence.split(':')[0])).toEqual(['LLM_BASE_URL', 'LLM_API_KEY'])
    expect(sentences.join()).not.toContain('hidden')
  })
})
