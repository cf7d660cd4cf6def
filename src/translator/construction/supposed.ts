import type { PhraseConstruction } from '#translator/construction/construction.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** `I was supposed to meet him` is about what was arranged, 만나기로 했어요; in the present it is a duty, 가야 해요, or foreseen, 추울 것 같아요. */
export const SUPPOSED: PhraseConstruction = {
  id: 'supposed',
  stage: 'auxiliary',
  change(phrase) {
    const { predicate, group, subject } = phrase
    if (predicate.kind !== 'control' || predicate.control !== 'supposed') return phrase
    const { who, living } = personOf(subject)
    const past = group.tense === 'past' && !group.negative && !group.never
    const arranged = past && isLexicalVerb(predicate.phrase.predicate) && who !== 'you' && living === true
    const foreseen = group.tense === 'present' && living !== true && predicate.phrase.predicate.kind === 'adjective'
    const control = foreseen ? 'likely' : arranged ? 'decide' : 'must'
    return { ...phrase, predicate: { ...predicate, control } }
  },
  examples: [
    {
      english: 'I was supposed to meet Tom yesterday.',
      polite: '어제 톰을 만나기로 했어요.',
      formal: '어제 톰을 만나기로 했습니다.',
      casual: '어제 톰을 만나기로 했어.',
      business: '어제 톰을 만나기로 했습니다.',
    },
    {
      english: 'We are supposed to wait here.',
      polite: '저희는 여기에서 기다려야 해요.',
      formal: '저희는 여기에서 기다려야 합니다.',
      casual: '우리는 여기에서 기다려야 해.',
      business: '저희는 여기에서 기다려야 합니다.',
    },
    {
      english: 'The weather is supposed to be bad tomorrow.',
      polite: '날씨는 내일 나쁠 것 같아요.',
      formal: '날씨는 내일 나쁠 것 같습니다.',
      casual: '날씨는 내일 나쁠 것 같아.',
      business: '날씨는 내일 나쁠 것 같습니다.',
    },
  ],
  leftAlone: ['I had to meet a client yesterday.', 'We have to wait here.'],
}
