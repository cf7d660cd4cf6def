import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { UndeliverableMail } from '#platform/server/mail/mail.ts'
import { smtpDelivery } from '#platform/server/mail/smtpDelivery.ts'
import { type MailServer, openMailServer } from '#tests/support/server/mailServer.ts'

const FROM = 'Hanpan <no-reply@hanpan.example>'
const MAIL = { to: 'ann@example.org', subject: 'Hello 한판', text: 'Two lines\nwith 한글.\n.\nand a dot' }

const opened: MailServer[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

async function smtpServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const server = await openMailServer(options)
  opened.push(server)
  return server
}

test('an email arrives with its sender, recipient, subject and text', async () => {
  const { url, received } = await smtpServer()
  await smtpDelivery(url, FROM)(MAIL)
  expect(received).toMatchObject([{ from: 'no-reply@hanpan.example', to: ['ann@example.org'] }])
  const [{ source = '' } = {}] = received
  expect(source).toContain('From: Hanpan <no-reply@hanpan.example>')
  expect(source).toContain('To: ann@example.org')
  expect(source).toContain('Subject: =?UTF-8?')
  expect(source).toContain('Content-Type: text/plain; charset=utf-8')
})

test('CR/LF in any field cannot add a header or a second recipient', async () => {
  const { url, received } = await smtpServer()
  const deliver = smtpDelivery(url, FROM)
  const evil = '\r\nBcc: all@example.org\r\n\r\nhello'
  await deliver({ ...MAIL, subject: `Hello${evil}` })
  await deliver({ ...MAIL, to: `ann@example.org${evil}` }).catch(() => {})
  await deliver({ ...MAIL, to: 'ann@example.org, all@example.org' }).catch(() => {})
  expect(received[0]?.to).toEqual(['ann@example.org'])
  for (const { to, source } of received) {
    expect(to).not.toContain('all@example.org')
    expect(source).not.toMatch(/^Bcc:/im)
  }
})

test('a permanently refused recipient is distinguished from a failing server', async () => {
  const refuse = (code: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: code })),
  })
  const forGood = smtpDelivery((await smtpServer(refuse(550))).url, FROM)(MAIL)
  await expect(forGood).rejects.toBeInstanceOf(UndeliverableMail)
  const forNow = smtpDelivery((await smtpServer(refuse(451))).url, FROM)(MAIL)
  await expect(forNow).rejects.not.toBeInstanceOf(UndeliverableMail)
})

test('a server that is down, or that never responds, causes a failure and not an endless wait', async () => {
  const silent: Server = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  await expect(smtpDelivery(url, FROM)(MAIL)).rejects.toThrow('Greeting never received')
  silent.close()
  await once(silent, 'close')
  await expect(smtpDelivery(url, FROM)(MAIL)).rejects.toThrow('ECONNREFUSED')
})

test('the delivery signs in if the URL names a user', async () => {
  const names: (string | undefined)[] = []
  const { url } = await smtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      names.push(username)
      if (password === 'p@ss') done(null, { user: username ?? '' })
      else done(new Error('wrong password'))
    },
  })
  await smtpDelivery(url.replace('://', '://ann:p%40ss@'), FROM)(MAIL)
  expect(names).toEqual(['ann'])
})
