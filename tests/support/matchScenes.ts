import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import type { Feedback, MatchState, ReviewedQuestion } from '#match/matchContract.ts'

const QUESTION = 'Choose the right form.\n저는 학교___ 가요.'
const OPTIONS = ['에', '에서', '를', '이'].map((text, index) => ({ id: `option-${index}`, text }))
const [RIGHT = '', WRONG = ''] = OPTIONS.map(({ id }) => id)

export type SceneName =
  | 'ready'
  | 'question'
  | 'listening'
  | 'incorrect'
  | 'right'
  | 'wrong'
  | 'timeUp'
  | 'claim'
  | 'decided'
  | 'result'
  | 'void'

/** What the server says of a match at each of its stages, for looking at the screens without playing up to them. */
export function matchScenes(now: EpochMs): Record<SceneName, MatchState> {
  const at = (seconds: number) => new Date(now + seconds * SECOND_MS).toISOString()
  const question: MatchState = {
    match: {
      id: '5d0c2f6e-6c1b-4a53-9f0e-3d7f4b1a2c55',
      skill_type: 'grammar',
      status: 'playing',
      you: 1,
      players: [
        { id: 'maya', display_name: 'Maya', rating: 1043, provisional: true, ready: true, connected: true },
        { id: 'joon', display_name: 'Joon', rating: 1021, provisional: false, ready: true, connected: true },
      ],
    },
    seq: 5,
    phase: 'question',
    score: [1, 0],
    question: { number: 2, question: QUESTION, options: OPTIONS, opens_at: at(-12), closes_at: at(48) },
    next_audio_url: null,
    your_answer: null,
    opponent_answered: false,
    feedback: null,
    result: null,
    points: [1],
    can_claim: false,
    stops: [false, false],
    next_change_at: at(48),
    server_now: at(0),
  }
  const [you, opponent] = question.match.players
  const closed = { opens_at: at(-20), closes_at: at(0) }
  const feedback: MatchState = {
    ...question,
    phase: 'feedback',
    question: question.question && { ...question.question, ...closed },
    feedback: { ...explained({ point: 1, margin_ms: 43, picks: [RIGHT, RIGHT] }), next_at: at(2) },
  }
  const ready: MatchState = {
    ...question,
    match: { ...question.match, status: 'ready', players: [{ ...you, ready: false }, opponent] },
    phase: 'ready',
    score: [0, 0],
    question: null,
    points: [],
    next_change_at: at(20),
  }
  const over = { winner_id: null, player1_score: 0, player2_score: 0, rated: false, review: [], requeued: false }
  const unchanged = { before: 1000, after: 1000, delta: 0 }
  return {
    ready,
    question,
    listening: {
      ...question,
      match: { ...question.match, skill_type: 'listening' },
      question: question.question && { ...question.question, question: 'What did you hear?', audio_url: '/none.mp3' },
    },
    incorrect: { ...question, your_answer: { option_id: WRONG, correct: false } },
    right: { ...feedback, score: [2, 0], points: [1, 1], your_answer: { option_id: RIGHT, correct: true } },
    wrong: {
      ...feedback,
      score: [1, 1],
      points: [1, 2],
      your_answer: { option_id: WRONG, correct: false },
      feedback: { ...explained({ point: 2, margin_ms: null, picks: [WRONG, RIGHT] }), next_at: at(2) },
    },
    timeUp: {
      ...feedback,
      points: [1, null],
      feedback: { ...explained({ point: null, margin_ms: null, picks: [null, WRONG] }), next_at: at(1) },
    },
    claim: {
      ...question,
      match: { ...question.match, players: [you, { ...opponent, connected: false }] },
      can_claim: true,
    },
    decided: { ...question, score: [2, 0], points: [1, 1], stops: [false, true] },
    result: {
      ...question,
      match: { ...question.match, status: 'completed' },
      phase: 'completed',
      score: [2, 1],
      question: null,
      points: [1, 2, 1],
      next_change_at: null,
      result: {
        ...over,
        reason: 'points',
        winner_id: 'maya',
        player1_score: 2,
        player2_score: 1,
        rated: true,
        ratings: [
          { before: 1043, after: 1067, delta: 24 },
          { before: 1021, after: 997, delta: -24 },
        ],
        review: [reviewed(1, [RIGHT, WRONG]), reviewed(2, [WRONG, RIGHT]), reviewed(3, [RIGHT, null])],
      },
    },
    void: {
      ...ready,
      match: { ...ready.match, status: 'void' },
      phase: 'void',
      next_change_at: null,
      result: { ...over, reason: 'void', ratings: [unchanged, unchanged] },
    },
  }
}

type Explained = Omit<Feedback, 'next_at'>

function explained(course: Pick<Explained, 'point' | 'margin_ms' | 'picks'>): Explained {
  return {
    correct_option_id: RIGHT,
    explanation: '에 marks where you go to: 학교에 가요, “I go to school”. 에서 marks where something happens.',
    reasons: [{ option_id: WRONG, reason: '에서 marks the place where an action happens.' }],
    ...course,
  }
}

function reviewed(number: 1 | 2 | 3, picks: Explained['picks']): ReviewedQuestion {
  return { number, question: QUESTION, options: OPTIONS, ...explained({ point: 1, margin_ms: null, picks }) }
}
