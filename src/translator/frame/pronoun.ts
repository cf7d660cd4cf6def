/** The referent of a pronoun. The transfer chooses the Korean word by tone. */
export type PronounId =
  | 'I'
  | 'we'
  | 'you'
  | 'he'
  | 'she'
  | 'it'
  | 'they'
  | 'this'
  | 'that'
  | 'these'
  | 'those'
  | 'who'
  | 'what'
  | 'which'
  | 'someone'
  | 'something'
  | 'everyone'
  | 'everything'
  | 'nobody'
  | 'nothing'
  | 'anyone'
  | 'anything'
  | 'whoever'
  | 'whatever'
  | 'all'
  | 'each other'
  | 'self'
  | 'one'
  | 'mine'

export type PronounUse = 'subject' | 'object' | 'both'

interface PronounForm {
  id: PronounId
  use: PronounUse
}

/** English pronouns by spelling. */
export const PRONOUNS: Readonly<Record<string, PronounForm>> = {
  i: { id: 'I', use: 'subject' },
  me: { id: 'I', use: 'object' },
  we: { id: 'we', use: 'subject' },
  us: { id: 'we', use: 'object' },
  you: { id: 'you', use: 'both' },
  he: { id: 'he', use: 'subject' },
  him: { id: 'he', use: 'object' },
  she: { id: 'she', use: 'subject' },
  her: { id: 'she', use: 'object' },
  it: { id: 'it', use: 'both' },
  they: { id: 'they', use: 'subject' },
  them: { id: 'they', use: 'object' },
  this: { id: 'this', use: 'both' },
  that: { id: 'that', use: 'both' },
  these: { id: 'these', use: 'both' },
  those: { id: 'those', use: 'both' },
  who: { id: 'who', use: 'both' },
  whom: { id: 'who', use: 'object' },
  what: { id: 'what', use: 'both' },
  which: { id: 'which', use: 'both' },
  someone: { id: 'someone', use: 'both' },
  somebody: { id: 'someone', use: 'both' },
  something: { id: 'something', use: 'both' },
  everyone: { id: 'everyone', use: 'both' },
  everybody: { id: 'everyone', use: 'both' },
  everything: { id: 'everything', use: 'both' },
  nobody: { id: 'nobody', use: 'both' },
  nothing: { id: 'nothing', use: 'both' },
  anyone: { id: 'anyone', use: 'both' },
  anybody: { id: 'anyone', use: 'both' },
  anything: { id: 'anything', use: 'both' },
  all: { id: 'all', use: 'both' },
  myself: { id: 'self', use: 'object' },
  yourself: { id: 'self', use: 'object' },
  himself: { id: 'self', use: 'object' },
  herself: { id: 'self', use: 'object' },
  themselves: { id: 'self', use: 'object' },
  ourselves: { id: 'self', use: 'object' },
}

/** Possessive determiners and pronouns: `my` and `mine` name the same owner. */
export const POSSESSIVES: Readonly<Record<string, PronounId>> = {
  my: 'I',
  our: 'we',
  your: 'you',
  his: 'he',
  her: 'she',
  its: 'it',
  their: 'they',
  whose: 'who',
}

export const POSSESSIVE_PRONOUNS: Readonly<Record<string, PronounId>> = {
  mine: 'I',
  ours: 'we',
  yours: 'you',
  his: 'he',
  hers: 'she',
  theirs: 'they',
}
