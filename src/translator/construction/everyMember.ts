import type { Construction } from '#translator/construction/construction.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** What Korean calls the people of a group or a place. */
const MEMBERS: Readonly<Record<string, string>> = {
  family: '가족',
  class: '반 학생들',
  team: '팀 사람들',
  company: '회사 사람들',
  office: '사무실 사람들',
  department: '부서 사람들',
  school: '학교 사람들',
  club: '동아리 사람들',
  church: '교회 사람들',
  band: '밴드 멤버들',
  neighborhood: '동네 사람들',
  town: '마을 사람들',
  village: '마을 사람들',
  country: '나라 사람들',
  world: '세상 사람들',
}

/** `my team` is 우리 팀. */
const PERSONS = new Set(['person', 'ours'])
const OF_GROUP = new Set(['in', 'at', 'from', 'on', 'of'])

/** The people of the group or place that the phrase names: 사무실 사람들, 한국 사람들. */
function membersOf(group: NounPhrase): NounPhrase | undefined {
  const { head } = group
  if (head.kind !== 'noun' && head.kind !== 'name') return undefined
  const { english, korean } = head.entry
  const isCountry = head.kind === 'name' && isKind(group, 'place')
  const members = isCountry ? `${korean} 사람들` : tableEntry(MEMBERS, english)
  if (!members) return undefined
  return { ...group, head: { kind: 'name', entry: { english, korean: members, tags: PERSONS } }, plural: true }
}

function everyMember(phrase: NounPhrase): NounPhrase | undefined {
  const { attached, relative, span, at } = phrase
  if (!isPronoun(phrase, 'everyone') || (!attached && !relative)) return undefined
  const group = attached && !relative && OF_GROUP.has(attached.preposition.english) ? attached.object : undefined
  const members = group && membersOf(group)
  if (members) return { ...members, determiner: 'all the', span, at: { from: at.from, to: members.at.to } }
  const people = { english: 'everyone', korean: '사람들', tags: PERSONS }
  return { ...phrase, head: { kind: 'name', entry: people }, determiner: 'all the', plural: true }
}

/** `everyone in the office came`: Korean says it of the people, and 다 next to the verb, 사무실 사람들은 다 왔어요. */
export const EVERY_MEMBER: Construction = {
  id: 'every member',
  stage: 'clause',
  change(clause) {
    const { subject, group } = clause
    if (!subject || group.negative || group.never) return clause
    const members = everyMember(subject)
    return members ? { ...clause, subject: members } : clause
  },
  examples: [
    {
      english: 'Everyone in the office likes him.',
      polite: '사무실 사람들은 다 그 사람을 좋아해요.',
      formal: '사무실 사람들은 다 그 사람을 좋아합니다.',
      casual: '사무실 사람들은 다 걔를 좋아해.',
      business: '사무실 사람들은 다 그분을 좋아합니다.',
    },
    {
      english: 'Everyone I know likes it.',
      polite: '제가 아는 사람들은 다 좋아해요.',
      formal: '제가 아는 사람들은 다 좋아합니다.',
      casual: '내가 아는 사람들은 다 좋아해.',
      business: '제가 아는 사람들은 다 좋아합니다.',
    },
  ],
  leftAlone: ['Everyone likes him.', "Everyone in the office doesn't like him."],
}
