import type { Construction } from '#translator/construction/construction.ts'

/** `try not to be late`: 늦지 않도록 하세요. */
export const EFFORT: Construction = {
  id: 'effort',
  stage: 'command',
  change(clause) {
    const { predicate, mood } = clause
    if (mood !== 'command' || predicate.kind !== 'control' || predicate.control !== 'attempt') return clause
    return { ...clause, predicate: { ...predicate, control: 'see to' } }
  },
  examples: [
    {
      english: 'Try not to worry.',
      polite: '걱정하지 않도록 하세요.',
      formal: '걱정하지 않도록 하십시오.',
      casual: '걱정하지 않도록 해.',
      business: '걱정하지 않도록 해 주시기 바랍니다.',
    },
    {
      english: 'Try not to be late.',
      polite: '늦지 않도록 하세요.',
      formal: '늦지 않도록 하십시오.',
      casual: '늦지 않도록 해.',
      business: '늦지 않도록 해 주시기 바랍니다.',
    },
  ],
  leftAlone: ['He tried to relax.', 'Relax.'],
}
