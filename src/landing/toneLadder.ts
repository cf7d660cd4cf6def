export const LADDER_SENTENCE = 'Could you send me the file by tomorrow?'

/** One request to four listeners: 해체, 해요체, 합쇼체, and 합쇼체 with an email's words. Brackets mark what changes between them. */
export const toneLadder = [
  { tone: 'casual', listener: 'A close friend', sentence: '내일까지 파일 보내 [줄래]?' },
  { tone: 'polite', listener: 'Most people, most days', sentence: '내일까지 파일 좀 보내 [주시겠어요]?' },
  { tone: 'formal', listener: 'A stage, an interview', sentence: '내일까지 파일[을] 보내 [주시겠습니까]?' },
  {
    tone: 'business',
    listener: 'An email to a client',
    sentence: '내일까지 파일[을] [송부해] 주시면 [감사하겠습니다].',
  },
] as const
