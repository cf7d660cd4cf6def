export const instantCopy = {
  partner: 'Nobody yet. A practice partner, which is a program of your strength, is ready now. Nothing is rated.',
  recording: 'Nobody yet. The recorded answers of a real player near your level are ready now. Nothing is rated.',
  play: 'Play now',
}
