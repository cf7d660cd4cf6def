import type { Skill } from '#rating/skill.ts'

/** The first letter of the skill's Korean name, ㅇ of 어휘, ㅁ of 문법, ㄷ of 듣기: stroke paths on a 32 px grid. */
export const skillLetters: Record<Skill, string> = {
  vocab: 'M26.6 16a10.6 10.6 0 1 1-21.2 0a10.6 10.6 0 1 1 21.2 0z',
  grammar: 'M5.7 5.7h20.6v20.6H5.7z',
  listening: 'M28 5.7H6.7v20.6H28',
}
