import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { turnstile } from '#platform/server/auth/turnstile.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32
/** `$argon2id$v=19$m=19456,t=2,p=1$salt$hash` */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * Two hashes at once, to leave a worker thread free for verifying tokens. Together, the two slots compute about fifty hashes a second,
 * so one client's full queue takes six seconds.
 */
const inTurn = turnstile(2, { each: 300, all: 1_000 })
const derive = promisify(argon2)

/**
 * The password's argon2id hash with a new salt, in PHC format.
 * @param asker the client that the work is queued for: an IP address or a user
 */
export async function hashPassword(password: string, asker: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const hash = await argon2id(password, asker, { nonce, memory: MEMORY_KIB, passes: PASSES, parallelism: LANES })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(nonce)}$${unpadded(hash)}`
}

/** Whether the password matches the hash. Without a hash, does the same work and returns false. */
export async function passwordMatches(password: string, phc: string | null, asker: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = PHC.exec(phc ?? DUMMY_HASH) ?? []
  const hash = await argon2id(password, asker, {
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(hash, Buffer.from(expected, 'base64')) && phc !== null
}

/** Makes a sign-in to an unknown account take as long as one to a known account. */
const DUMMY_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(HASH_BYTES))}`

/** Keyboards write é as one character or two. NFC makes them the same password. */
function argon2id(
  password: string,
  asker: string,
  parameters: Omit<Argon2Parameters, 'message' | 'tagLength'>,
): Promise<Buffer> {
  const message = password.normalize('NFC')
  return inTurn(asker, () => derive('argon2id', { ...parameters, message, tagLength: HASH_BYTES }))
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
