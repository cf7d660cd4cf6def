import type { Construction } from '#translator/construction/construction.ts'

/** `it takes me an hour`: the person is the topic, 저는 한 시간 걸려요. */
export const TIMED_PERSON: Construction = {
  id: 'timed person',
  stage: 'clause',
  change(clause) {
    const { predicate } = clause
    if (predicate.kind !== 'verb') return clause
    const timed = predicate.arguments.find(({ role, particle }) => role === 'for' && particle === '은/는')
    if (!timed) return clause
    const list = predicate.arguments.filter((each) => each !== timed)
    return { ...clause, subject: timed.object, predicate: { ...predicate, arguments: list } }
  },
  examples: [
    {
      english: 'It takes me an hour to get to work.',
      polite: '저는 회사에 가는 데 한 시간 걸려요.',
      formal: '저는 회사에 가는 데 한 시간 걸립니다.',
      casual: '나는 회사에 가는 데 한 시간 걸려.',
      business: '저는 회사에 가는 데 한 시간 걸립니다.',
    },
    {
      english: 'It takes my son ten minutes to get to school.',
      polite: '저희 아들은 학교에 가는 데 10분 걸려요.',
      formal: '저희 아들은 학교에 가는 데 10분 걸립니다.',
      casual: '우리 아들은 학교에 가는 데 10분 걸려.',
      business: '저희 아들은 학교에 가는 데 10분 걸립니다.',
    },
  ],
  leftAlone: ['It takes an hour.', 'I waited for an hour.'],
}
