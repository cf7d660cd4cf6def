/** What can, says or does something in general is `you`, in the English of the bank. */
const VERBS =
  'can|cannot|must|may|might|should|would|could|will|had|did|does|has|says|asks|uses|gets|goes|puts|takes|wants|needs|thinks|feels|sees|hears|writes|calls|gives|waits|pays|speaks|tells|answers|means|hardly|never'

/** English that is stiff or translated word by word, and what is said in its place. */
const STIFF: readonly (readonly [RegExp, string])[] = [
  [/\b(?:one’s|oneself)\b/i, 'your, yourself'],
  [/\b(?:can|must|should|may|does|would|will) one\b(?! (?:of|or|more|and|day|person)\b)/i, 'you'],
  [new RegExp(`(?:^|[.:?] )One (?:${VERBS})\\b(?!.* other\\b)`), 'you'],
  [
    new RegExp(
      `\\b(?:what|when|if|as|where|how|because|whom|while|until|but|so|than|whether|though) one (?:${VERBS})\\b`,
      'i',
    ),
    'you',
  ],
  [/\bthe other one\b/i, 'the other person, the other'],
  [/\b(?:speaks|spoken|speaking) of\b/i, 'mentions, talks about, is about'],
  [/\bnothing is said (?:of|about)\b/i, 'is not mentioned'],
  [/\bbe it\b/i, 'whether'],
  [/\bsays correctly\b/i, 'correctly says'],
  [/\btells? that\b/i, 'says that'],
  [/\bso it is with\b/i, 'the same goes for'],
  [/\bbefore [^,.;:]{1,12} stands\b/i, 'comes before'],
  [/\b(?:need not|needn’t|shan’t|oughtn’t)\b/i, 'does not have to'],
  [/\bthat one should\b/i, 'that you should'],
  [/\b(?:it (?:is|was)|it’s) (?:I|he|she|we|they|you) who\b/i, 'the one who … is'],
  [/(?<!\bWho\b[^.?]*)\bwhom\b/i, 'who'],
  [
    /(?:^|[.?:] )(?:To|For|With|From|By|At|Until|Since|In) (?:who|what time|when|how (?:many|much|long))\b/,
    'What time, Who … to, How many … for, When',
  ],
  [/\bHow are the two (?:people )?related\b/, 'What is the relationship between the two'],
  [/\b(?:what|who|where|when|how|which)\b[^.?]*(?<!\bI) may (?!be\b|have\b)[^.?]*\?/i, 'can'],
  [/^(?:What|When|Where|How|Which|Who) [^.?]*\bmust (?!it have)[^.?]*\?/, 'have to, should'],
  [/(?<!“[^”]*)\bshall\b/i, 'should, would you like'],
  [/\bin the subway\b/i, 'on the subway'],
  [/\b(?:hours|days|one|two|three|four|five|six|seven|eight|nine|ten|[0-9]) less (?:one|two|three|[0-9])/i, 'minus'],
  [/\bas (?:much|many|long) again\b/i, 'twice as much'],
  [/(?:^|[.;:] )There (?:is|are) (?:the|his|her|their|your)\b/, 'the … is there'],
  [/\bThat is the (?:man|woman|boy|girl)\./, 'that is what the man does'],
  [/\b(?:he|she|they|we|you) (?:is|are|was|were) to (?!the\b)/i, 'is supposed to, should'],
  [/\babout\b[^.;:]*, not of\b/, 'not about'],
  [/\b(?:asks|guesses) so\b/, 'asks that, that is the guess'],
  [/\bbe had\b/, 'be available'],
  [/\bwears (?:no|none)\b/, 'does not wear'],
]

const BRITISH = new RegExp(
  [
    '\\b(?:colour|favour|neighbour|honour|humour|labour|behaviour|flavour|rumour)\\w*',
    '\\b(?:centre|theatre|metre|kilometre|litre)s?\\b',
    '\\b(?:organ|real|recogn|apolog|critic|special|memor|summar)is(?:e|es|ed|ing|ation)\\b',
    '\\b(?:travell|cancell)(?:ed|er|ers|ing)\\b',
    '\\b(?:jewellery|programmes?|grey|cheques?|whilst|amongst|learnt|spelt|practis(?:e|ed|es|ing)|maths)\\b',
    '\\b(?:films?|cinemas?|lorry|petrol|queues?|autumn|mum|rubbish|biscuits?|car park|e-mails?)\\b',
    '\\b(?:in|to) hospital\\b|\\bat the weekend\\b|\\bfill(?:s|ed)? in (?:a|an|the|your)\\b',
  ].join('|'),
  'i',
)

/** One search for all of them, since nearly every text has none. */
const ANY = new RegExp([...STIFF.map(([{ source }]) => source), BRITISH.source].join('|'), 'i')

/** What is stiff, translated word by word or not American in an English text, in sentences. */
export function englishFaults(text: string): string[] {
  if (!ANY.test(text)) return []
  const stiff = STIFF.filter(([pattern]) => pattern.test(text)).map(
    ([, plain]) => `stiff English, say “${plain}”: ${text}`,
  )
  const [british] = BRITISH.exec(text) ?? []
  return british === undefined ? stiff : [...stiff, `${british} is not American English: ${text}`]
}
