export const practiceCopy = {
  title: 'Practice',
  lead: 'As much as you like. Nothing here changes a rating or counts as one of today’s matches.',
  back: 'Back to Arena',
  skill: 'Skill',
  beginFailed: 'Practice could not begin. Please try again.',
  beginning: 'Starting...',
}

export const partnerCopy = {
  title: 'Practice partner',
  text: 'A duel with a program. It is right as often, and takes as long, as a player of the strength you choose.',
  strength: 'Strength',
  own: 'My level',
  begin: 'Play the program',
  note: (strength: number) =>
    `You play a program, not a person. It answers like a player rated ${strength}. Nothing is rated or counted.`,
}

export const duelResultCopy = {
  unrated: 'Practice with a program: nothing is rated or counted.',
  again: 'Play again',
  other: 'Other strength',
}
