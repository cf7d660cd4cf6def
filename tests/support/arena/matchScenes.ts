import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import type {
  Feedback,
  MatchPlayer,
  MatchResult,
  MatchState,
  ReviewedQuestion,
  ShownQuestion,
} from '#match/matchContract.ts'
import type { Scene } from '#questions/scene.ts'

const QUESTION = 'Choose the right form.\n저는 학교___ 가요.'
const OPTIONS = ['에', '에서', '를', '이'].map((text, index) => ({ id: `option-${index}`, text }))
const [RIGHT = '', WRONG = ''] = OPTIONS.map(({ id }) => id)

const MAYA: MatchPlayer = {
  id: 'maya',
  display_name: 'Maya',
  rating: 1043,
  provisional: true,
  ready: true,
  connected: true,
}
const JOON: MatchPlayer = { ...MAYA, id: 'joon', display_name: 'Joon', rating: 1021, provisional: false }

type OpenScene = 'question' | 'listening' | 'incorrect' | 'claim' | 'decided'
type ClosedScene = 'right' | 'wrong' | 'timeUp' | 'loading' | 'english'
type ReadScene = 'dialogue' | 'sentences' | 'message' | 'notice' | 'ad' | 'menu' | 'timetable'
export type SceneName = 'ready' | OpenScene | ReadScene | ClosedScene | 'result' | 'void'

/** Server responses for each stage of a match, so that a test can show the screens without playing first. */
export function matchScenes(now: EpochMs): Record<SceneName, MatchState> {
  const ready = readyScene(now)
  return {
    ready,
    ...openScenes(now),
    ...readScenes(now),
    ...closedScenes(now),
    result: {
      ...questionScene(now),
      ...ending('completed'),
      score: [2, 1],
      points: [1, 2, 1],
      result: won(),
      rematch: { wishes: [null, 'wants'], match_id: null, closes_at: at(now, 20) },
    },
    void: { ...ready, ...ending('void'), result: calledOff() },
  }
}

function at(now: EpochMs, seconds: number): string {
  return new Date(now + seconds * SECOND_MS).toISOString()
}

function questionScene(now: EpochMs): MatchState {
  const id = '5d0c2f6e-6c1b-4a53-9f0e-3d7f4b1a2c55'
  return {
    match: {
      id,
      skill_type: 'grammar',
      status: 'playing',
      you: 1,
      players: [MAYA, JOON],
      between_friends: false,
      counts: true,
    },
    seq: 5,
    phase: 'question',
    score: [1, 0],
    question: { number: 2, question: QUESTION, options: OPTIONS, opens_at: at(now, -12), closes_at: at(now, 48) },
    next_audio_url: null,
    waits_for_audio: false,
    your_answer: null,
    opponent_answered: false,
    feedback: null,
    result: null,
    points: [1],
    can_claim: false,
    stops: [false, false],
    rematch: null,
    next_change_at: at(now, 48),
    server_now: at(now, 0),
  }
}

function readyScene(now: EpochMs): MatchState {
  const scene = questionScene(now)
  return {
    ...scene,
    match: { ...scene.match, status: 'ready', players: [{ ...MAYA, ready: false }, JOON] },
    phase: 'ready',
    score: [0, 0],
    question: null,
    points: [],
    next_change_at: at(now, 20),
  }
}

function openScenes(now: EpochMs): Record<OpenScene, MatchState> {
  const question = questionScene(now)
  const { match, question: asked } = question
  return {
    question,
    listening: {
      ...question,
      match: { ...match, skill_type: 'listening' },
      question: asked && { ...asked, question: 'What did you hear?', audio_url: '/none.mp3' },
    },
    incorrect: { ...question, your_answer: { option_id: WRONG, correct: false } },
    claim: { ...question, match: { ...match, players: [MAYA, { ...JOON, connected: false }] }, can_claim: true },
    decided: { ...question, score: [2, 0], points: [1, 1], stops: [false, true] },
  }
}

const READ: Record<ReadScene, Pick<ShownQuestion, 'question' | 'options'> & { scene: Scene }> = {
  dialogue: {
    question: '빈칸에 들어갈 말로 가장 알맞은 것을 고르세요.',
    scene: {
      kind: 'dialogue',
      turns: [
        ['민수', '어제 회사에 늦게까지 있었어요?'],
        ['지영', '네, 오늘 발표가 있어서 준비를 좀 하느라고요.'],
        ['민수', '그럼 저녁도 못 먹었겠네요. 많이 ___.'],
        ['지영', '괜찮아요. 집에 가서 라면을 끓여 먹었어요.'],
      ],
    },
    options: options('배고팠겠어요', '배고팠을까요', '배고팠거든요', '배고팠잖아요'),
  },
  sentences: {
    question: 'Which word fits both sentences?',
    scene: { kind: 'sentences', lines: ['바람이 불어서 창문을 ___.', '친구가 갑자기 말문을 ___.'] },
    options: options('닫았어요', '열었어요', '막았어요', '껐어요'),
  },
  message: {
    question: 'What does Jiyeong want Minsu to do?',
    scene: {
      kind: 'message',
      title: '지영',
      lines: ['민수 씨, 저 조금 늦을 것 같아요.', '먼저 들어가서 주문해 주세요.'],
    },
    options: options('wait outside', 'order first', 'come later', 'call a taxi'),
  },
  notice: {
    question: 'What does the notice say?',
    scene: { kind: 'notice', title: '도서관 안내', lines: ['월요일은 쉽니다.', '책은 2주 동안 빌릴 수 있습니다.'] },
    options: options('It is closed on Monday.', 'It opens at two.', 'Books cost money.', 'You may lend books.'),
  },
  ad: {
    question: 'What is the ad for?',
    scene: { kind: 'ad', title: '여름 할인', lines: ['원피스 두 벌을 사시면', '한 벌을 더 드립니다.'] },
    options: options('clothes', 'trips', 'shoes', 'bags'),
  },
  menu: {
    question: 'You have 10,000 won. What can you order together?',
    scene: {
      kind: 'menu',
      title: '행복 분식',
      rows: [
        ['김밥', '4,000원'],
        ['떡볶이', '5,500원'],
        ['라면', '4,500원'],
        ['김치찌개', '8,000원'],
      ],
    },
    options: options('김밥, 떡볶이', '김밥, 김치찌개', '라면, 김치찌개', '떡볶이, 김치찌개'),
  },
  timetable: {
    question: 'Which bus arrives before noon?',
    scene: {
      kind: 'timetable',
      title: '부산행 버스',
      rows: [
        ['첫차', '06:30', '11:10'],
        ['둘째 차', '09:00', '13:40'],
        ['막차', '22:00', '02:30'],
      ],
    },
    options: options('첫차', '둘째 차', '막차', '모두'),
  },
}

function options(...texts: readonly string[]): ShownQuestion['options'] {
  return texts.map((text, index) => ({ id: `option-${index}`, text }))
}

function readScenes(now: EpochMs): Record<ReadScene, MatchState> {
  const scene = questionScene(now)
  const shown = (read: ReadScene): MatchState => ({
    ...scene,
    question: scene.question && { ...scene.question, ...READ[read] },
  })
  return {
    dialogue: shown('dialogue'),
    sentences: shown('sentences'),
    message: shown('message'),
    notice: shown('notice'),
    ad: shown('ad'),
    menu: shown('menu'),
    timetable: shown('timetable'),
  }
}

function closedScenes(now: EpochMs): Record<ClosedScene, MatchState> {
  const scene = questionScene(now)
  const asked = scene.question && { ...scene.question, opens_at: at(now, -20), closes_at: at(now, 0) }
  const closed = (course: Course): MatchState => ({
    ...scene,
    phase: 'feedback',
    question: asked,
    points: [1, course.point],
    feedback: { ...explained(course), next_at: at(now, 2) },
  })
  return {
    right: {
      ...closed({ point: 1, margin_ms: 43, picks: [RIGHT, RIGHT] }),
      score: [2, 0],
      your_answer: { option_id: RIGHT, correct: true },
    },
    wrong: {
      ...closed({ point: 2, margin_ms: null, picks: [WRONG, RIGHT] }),
      score: [1, 1],
      your_answer: { option_id: WRONG, correct: false },
    },
    english: englishScene(closed({ point: 2, margin_ms: null, picks: [WRONG, RIGHT] })),
    loading: { ...closed({ point: null, margin_ms: null, picks: [null, null] }), waits_for_audio: true },
    timeUp: closed({ point: null, margin_ms: null, picks: [null, WRONG] }),
  }
}

/** A dialogue in Korean alone, whose English the reader may ask for. */
function englishScene(closed: MatchState): MatchState {
  const { question, feedback } = closed
  const english = 'Choose what fits the gap best.\nMinsu: Were you at the office late yesterday?'
  return {
    ...closed,
    question: question && { ...question, ...READ.dialogue },
    feedback: feedback && { ...feedback, english },
    your_answer: { option_id: WRONG, correct: false },
  }
}

function ending(phase: 'completed' | 'void'): Pick<MatchState, 'phase' | 'question' | 'next_change_at'> {
  return { phase, question: null, next_change_at: null }
}

function won(): MatchResult {
  return {
    reason: 'points',
    winner_id: 'maya',
    player1_score: 2,
    player2_score: 1,
    rated: true,
    unrated_because: null,
    lowered_because: null,
    ratings: [
      { before: 1043, after: 1067, delta: 24 },
      { before: 1021, after: 997, delta: -24 },
    ],
    review: [reviewed(1, [RIGHT, WRONG]), reviewed(2, [WRONG, RIGHT]), reviewed(3, [RIGHT, null])],
    requeued: false,
  }
}

function calledOff(): MatchResult {
  const unchanged = { before: 1000, after: 1000, delta: 0 }
  const nothing = { winner_id: null, player1_score: 0, player2_score: 0, rated: false, review: [], requeued: false }
  const unrated = { unrated_because: 'void', lowered_because: null } as const
  return { ...nothing, ...unrated, reason: 'void', ratings: [unchanged, unchanged] }
}

type Course = Pick<Feedback, 'point' | 'margin_ms' | 'picks'>

function explained(course: Course): Omit<Feedback, 'next_at'> {
  return {
    correct_option_id: RIGHT,
    explanation: '에 marks where you go to: 학교에 가요, “I go to school”. 에서 marks where something happens.',
    reasons: [{ option_id: WRONG, reason: '에서 marks the place where an action happens.' }],
    times_ms: [3_200, 4_100],
    ...course,
  }
}

function reviewed(number: 1 | 2 | 3, picks: Feedback['picks']): ReviewedQuestion {
  return { number, question: QUESTION, options: OPTIONS, ...explained({ point: 1, margin_ms: null, picks }) }
}
