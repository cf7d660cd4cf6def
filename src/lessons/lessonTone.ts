/** The tones that a sentence of these lessons may have. */
export const LESSON_TONES = ['casual', 'polite', 'formal'] as const
export type LessonTone = (typeof LESSON_TONES)[number]
