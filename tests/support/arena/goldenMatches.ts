/**
 * Logs of matches and their expected courses. Ann is player 1, Ben is player 2; times are seconds since the match was created. In
 * a log, `right` and `wrong` are answers to the question with that number, and `loaded` means that the player has loaded its clip.
 */
export const GOLDEN_MATCHES: readonly { title: string; isHeard?: true; log: string; story: string }[] = [
  {
    title: 'a clean win',
    log: `
      1.5     Ann ready
      2       Ben ready
      12.25   Ann right 1
      20      Ann right 2
      30      Ann right 3`,
    story: `
      0       ready 0–0
      2       countdown 0–0
      5       question 1 0–0
      12.25   feedback 1 1–0
      14.25   question 2 1–0
      20      feedback 2 2–0
      22      question 3 2–0
      30      feedback 3 3–0
      32      completed 3–0, Ann by points`,
  },
  {
    title: 'both wrong',
    log: `
      0       Ben ready
      0.5     Ann ready
      10      Ben wrong 1
      15      Ann wrong 1
      20      Ben right 2
      30      Ann wrong 3
      31      Ben right 3`,
    story: `
      0       ready 0–0
      0.5     countdown 0–0
      3.5     question 1 0–0
      15      feedback 1 0–0
      17      question 2 0–0
      20      feedback 2 0–1
      22      question 3 0–1
      31      feedback 3 0–2
      33      completed 0–2, Ben by points`,
  },
  {
    title: 'timeout',
    log: `
      1       Ann ready
      1       Ben ready
      10      Ben wrong 1
      70      Ben right 2
      80      Ben right 3`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       question 1 0–0
      64      feedback 1 0–0
      65      question 2 0–0
      70      feedback 2 0–1
      72      question 3 0–1
      80      feedback 3 0–2
      82      completed 0–2, Ben by points`,
  },
  {
    title: '1–1 is a draw',
    log: `
      1       Ann ready
      1       Ben ready
      10      Ann right 1
      20      Ben right 2
      30      Ann wrong 3
      40      Ben wrong 3`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       question 1 0–0
      10      feedback 1 1–0
      12      question 2 1–0
      20      feedback 2 1–1
      22      question 3 1–1
      40      feedback 3 1–1
      42      completed 1–1, a draw`,
  },
  {
    title: '0–0 when nobody answers at all',
    log: `
      1       Ann ready
      1       Ben ready`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       question 1 0–0
      64      feedback 1 0–0
      65      question 2 0–0
      125     feedback 2 0–0
      126     question 3 0–0
      186     feedback 3 0–0
      187     completed 0–0, a draw`,
  },
  {
    title: 'resigning before two points loses',
    log: `
      1       Ann ready
      1       Ben ready
      10      Ann right 1
      15      Ann resign`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       question 1 0–0
      10      feedback 1 1–0
      12      question 2 1–0
      15      completed 1–0, Ben by resignation`,
  },
  {
    title: 'resigning after two points changes nothing',
    log: `
      1       Ann ready
      1       Ben ready
      10      Ann right 1
      20      Ann right 2
      21      Ann resign`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       question 1 0–0
      10      feedback 1 1–0
      12      question 2 1–0
      20      feedback 2 2–0
      21      completed 2–0, Ann by points`,
  },
  {
    title: 'away and back in time',
    log: `
      1       Ann ready
      1       Ben ready
      8       Ben away
      9       Ann wrong 1
      20      Ben back
      25      Ben right 1
      40      Ann right 2
      50      Ben right 3`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       question 1 0–0
      25      feedback 1 0–1
      27      question 2 0–1
      40      feedback 2 1–1
      42      question 3 1–1
      50      feedback 3 1–2
      52      completed 1–2, Ben by points`,
  },
  {
    title: 'a claim',
    log: `
      1       Ann ready
      1       Ben ready
      8       Ben away
      9       Ann wrong 1
      23      Ben absent
      26      Ann claim`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       question 1 0–0
      23      feedback 1 0–0
      25      question 2 0–0
      26      completed 0–0, Ann by claim`,
  },
  {
    title: 'one never ready',
    log: `
      3       Ann ready`,
    story: `
      0       ready 0–0
      20      void 0–0`,
  },
  {
    title: 'two answers in the same instant',
    log: `
      1       Ann ready
      1       Ben ready
      10      Ben right 1
      10      Ann right 1
      20      Ann right 2
      20.043  Ben right 2
      30      Ben right 3`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       question 1 0–0
      10      feedback 1 0–1, by 0 ms
      12      question 2 0–1
      20      feedback 2 1–1, by 43 ms
      22      question 3 1–1
      30      feedback 3 1–2
      32      completed 1–2, Ben by points`,
  },
  {
    title: 'a listening question waits for both clips, three seconds at most',
    isHeard: true,
    log: `
      1       Ann ready
      1       Ben ready
      2       Ann loaded 1
      3.5     Ben loaded 1
      10      Ann right 1
      10.8    Ann loaded 2
      13.25   Ben loaded 2
      20      Ben right 2
      20.5    Ben loaded 3
      26      Ann loaded 3
      30      Ann right 3`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       question 1 0–0
      10      feedback 1 1–0
      12      feedback 1 1–0, loading
      13.251  question 2 1–0
      20      feedback 2 1–1
      22      feedback 2 1–1, loading
      25      question 3 1–1
      30      feedback 3 2–1
      32      completed 2–1, Ann by points`,
  },
  {
    title: 'a listening question whose clip nobody loads, and a resignation while waiting',
    isHeard: true,
    log: `
      1       Ann ready
      1       Ben ready
      10      Ben right 1
      13      Ann resign`,
    story: `
      0       ready 0–0
      1       countdown 0–0
      4       countdown 0–0, loading
      7       question 1 0–0
      10      feedback 1 0–1
      12      feedback 1 0–1, loading
      13      completed 0–1, Ben by resignation`,
  },
]
