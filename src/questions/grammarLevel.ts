import type { Reading } from '#headwords/wordReader.ts'
import type { Level } from '#korean/level.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Particle } from '#korean/particle.ts'

/** The first level at which learners know a suffix or a particle. What is not listed belongs to A1. */
const KNOWN_FROM: Readonly<Partial<Record<Level, readonly (Suffix | Particle)[]>>> = {
  A2: [
    ...(['-(으)니까', '-(으)면', '-(으)려고', '-(으)려면', '-(으)면서', '-는데', '-는데요'] as const),
    ...(['-아도', '-아야', '-거나'] as const),
    ...(['-(으)ㄹ래요', '-네요', '-나요', '-(으)ㄴ가요'] as const),
    ...(['-자', '-니', '-냐', '-아라', '-(으)ㄹ게', '-(으)ㄹ래', '-(으)ㄹ까', '-지', '-네'] as const),
    ...(['-(으)면 되다', '-(으)면 안 되다', '-(으)면 좋다', '-아도 되다', '-아도 괜찮다'] as const),
    ...(['-아야 하다', '-아야 되다', '-게 되다', '-게 하다', '-게 만들다', '-(으)려고 하다'] as const),
    ...(['처럼', '마다', '밖에', '(이)나', '에게서'] as const),
  ],
  B1: [
    ...(['-(으)며', '-느라고', '-다면', '-든지', '-자마자', '-(으)ㄹ수록'] as const),
    ...(['-도록', '-는지', '-(으)ㄹ지', '-던', '-군요', '-구나', '-거든요', '-잖아요'] as const),
    ...(['-아야겠어요', '-다고', '-냐고', '-느냐고', '-(으)라고', '-자고', '-대요'] as const),
    ...(['-도록 하다', '-(으)면 감사하다', '만큼', '(이)라도'] as const),
  ],
  B2: [
    ...(['-더니', '-(으)므로', '-기에', '-길래', '-더라도', '-(으)려다가', '-더라고요', '-던데요'] as const),
    ...(['-(으)ㄹ걸요', '-고말고요', '-답니다', '-다면서요', '-냬요', '-재요'] as const),
    ...(['조차', '마저', '치고', '은/는커녕', '(이)야말로', '(으)로서', '(으)로써'] as const),
  ],
}

const LEVEL_OF = new Map<string, Level>(
  Object.entries(KNOWN_FROM).flatMap(([level, names]) => names.map((name) => [name, level as Level] as const)),
)

/** The level of the hardest suffix or particle of a word. */
export function grammarLevel(reading: Reading): Level {
  const suffixes = reading.kind === 'form' ? reading.suffixes : reading.kind === 'noun' ? tailOf(reading) : []
  return suffixes.map((name) => LEVEL_OF.get(name) ?? 'A1').reduce((one, other) => (one > other ? one : other), 'A1')
}

function tailOf({ particles, copula }: Extract<Reading, { kind: 'noun' }>): readonly string[] {
  return [...particles, ...(copula ?? [])]
}
