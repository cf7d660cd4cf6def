/** A provider of mailboxes. Phones open its app for the address, if it is installed. */
export interface MailProvider {
  name: string
  inbox: string
}

const GMAIL = { name: 'Gmail', inbox: 'https://mail.google.com/' }
const OUTLOOK = { name: 'Outlook', inbox: 'https://outlook.live.com/mail/' }
const ICLOUD = { name: 'iCloud Mail', inbox: 'https://www.icloud.com/mail/' }
const NAVER = { name: 'Naver Mail', inbox: 'https://mail.naver.com/' }
const DAUM = { name: 'Daum Mail', inbox: 'https://mail.daum.net/' }
const PROTON = { name: 'Proton Mail', inbox: 'https://mail.proton.me/' }

const PROVIDERS: ReadonlyMap<string, MailProvider> = new Map([
  ['gmail.com', GMAIL],
  ['googlemail.com', GMAIL],
  ['outlook.com', OUTLOOK],
  ['hotmail.com', OUTLOOK],
  ['live.com', OUTLOOK],
  ['msn.com', OUTLOOK],
  ['icloud.com', ICLOUD],
  ['me.com', ICLOUD],
  ['mac.com', ICLOUD],
  ['yahoo.com', { name: 'Yahoo Mail', inbox: 'https://mail.yahoo.com/' }],
  ['naver.com', NAVER],
  ['daum.net', DAUM],
  ['hanmail.net', DAUM],
  ['kakao.com', DAUM],
  ['proton.me', PROTON],
  ['protonmail.com', PROTON],
])

/** Where the mailbox of this address can be opened; undefined for a domain that could be anybody's. */
export function mailProvider(email: string): MailProvider | undefined {
  return PROVIDERS.get(
    email
      .slice(email.lastIndexOf('@') + 1)
      .trim()
      .toLowerCase(),
  )
}
