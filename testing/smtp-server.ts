import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as a server gets it: to whom, all of it, and what it says in plain text. */
type ReceivedMail = { to: string; source: string; text: string }

/** A mail server that keeps what it is sent, on a free port unless one is given. */
export async function startSmtpServer(wanted = 0) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 0,
    async onData(stream, { envelope: { rcptTo } }, done) {
      const source = (await readText(stream)).replaceAll('\r\n', '\n')
      const { text = '' } = await PostalMime.parse(source)
      mails.push({ to: rcptTo.at(-1)?.address ?? '', source, text })
      done()
    },
  })
  // A backend that is stopped hangs up in the middle of a mail.
  server.on('error', () => undefined)
  await once(server.listen(wanted, '127.0.0.1'), 'listening')
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, mails, stop }
}
