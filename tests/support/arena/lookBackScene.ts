import type { HistoryResponse, MissedQuestion, MissedResponse, WeakSpotsResponse } from '#progress/progressContract.ts'

const MATCH = '5d0c2f6e-6c1b-4a53-9f0e-3d7f4b1a2c55'

const PARTICLE: MissedQuestion = {
  asked_in: { kind: 'match', id: MATCH },
  lost_to: null,
  skill_type: 'grammar',
  question: 'Which particle fits? “I go to school.”\n저는 학교___ 가요.',
  chosen: '에서',
  right: '에',
  explanation: '에 marks where you go to: 학교에 가요.',
  reason: '에서 marks the place where an action happens.',
  answered_at: '2026-11-20T12:30:05.000Z',
}

const LISTENING: MissedQuestion = {
  asked_in: { kind: 'match', id: MATCH },
  lost_to: null,
  skill_type: 'listening',
  question: 'When do they meet?',
  chosen: '7:15',
  right: '6:15',
  explanation: '여섯 시 십오 분 is 6:15.',
  reason: '',
  transcript: '여섯 시 십오 분에 만나요.',
  audio_url: '/none.mp3',
  answered_at: '2026-11-19T12:30:05.000Z',
}

const DIALOGUE: MissedQuestion = {
  asked_in: { kind: 'match', id: MATCH },
  lost_to: null,
  skill_type: 'listening',
  question: '이어질 말로 가장 알맞은 것을 고르세요.',
  scene: { kind: 'notice', title: '도서관 안내', lines: ['월요일은 쉽니다.'] },
  chosen: '그럼 내일 만나요.',
  right: '그럼 화요일에 만나요.',
  explanation: 'The library is closed on Monday.',
  reason: 'Tomorrow is Monday.',
  transcript: [
    ['female', '내일 도서관에 갈까요?'],
    ['male', '내일은 월요일이에요.'],
  ],
  english: 'Choose what is said next.',
  audio_url: '/none.mp3',
  answered_at: '2026-11-18T12:30:05.000Z',
}

const result = (id: string, more: Partial<HistoryResponse['matches'][0]>): HistoryResponse['matches'][0] => ({
  id,
  skill_type: 'vocab',
  outcome: 'won',
  opponent: 'Joon',
  score: [2, 1],
  delta: 12,
  at: '2026-11-20T12:30:05.000Z',
  ...more,
})

/** Server responses for a player with a history, so that a test can show the screens without playing first. */
export const lookBackScene: {
  'match-history': HistoryResponse
  'missed-questions': MissedResponse
  'weak-spots': WeakSpotsResponse
} = {
  'match-history': {
    matches: [
      result('1', {}),
      result('2', { skill_type: 'grammar', outcome: 'lost', opponent: 'W'.repeat(24), score: [1, 2], delta: -8 }),
      result('3', { skill_type: 'listening', outcome: 'draw', opponent: '프리야', score: [1, 1], delta: 0 }),
      result('4', { outcome: 'void', score: [0, 0], delta: null }),
      result('5', { opponent: 'former player', delta: null }),
    ],
    more: true,
  },
  'missed-questions': {
    questions: [PARTICLE, LISTENING, DIALOGUE],
    total: 12,
    by_skill: { vocab: 0, grammar: 8, listening: 4 },
  },
  'weak-spots': {
    weak_spots: [
      {
        point: 'particle-e-place',
        title: 'Place particle 에',
        guide: '/learn/particles',
        right: 5,
        answered: 12,
        example: PARTICLE,
      },
      { point: 'hear-clock-times', title: 'Clock times', guide: null, right: 4, answered: 7, example: LISTENING },
      {
        point: 'topic-food-a1',
        title: 'Food and drink: A1 words',
        guide: null,
        right: 6,
        answered: 9,
        example: { ...PARTICLE, right: 'to eat', chosen: 'to drink' },
      },
    ],
  },
}
