import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail as a server gets it: to whom, its head, and its first part in plain text. */
type ReceivedMail = { to: string; source: string; text: string }

const replies: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' }

/** A mail server that keeps what it is sent, on a free port unless one is given. */
export async function startSmtpServer(wanted = 0) {
  const mails: ReceivedMail[] = []
  // A backend that is stopped hangs up in the middle of a mail.
  const server = createServer((socket) => void receive(socket, mails).catch(() => undefined))
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function receive(socket: Socket, mails: ReceivedMail[]): Promise<void> {
  socket.on('error', () => undefined)
  const reply = (line: string) => socket.write(`${line}\r\n`)
  reply('220 ready')
  let to = ''
  let data: string[] | null = null
  for await (const line of createInterface({ input: socket })) {
    // A line that begins with a dot is sent with another one before it.
    if (data && line !== '.') data.push(line.replace(/^\./, ''))
    else if (data) {
      const source = data.join('\n')
      mails.push({ to, source, text: plainText(source) })
      data = null
      reply('250 kept')
    } else {
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? ''
      if (command === 'DATA') data = []
      reply(replies[command] ?? '250 ok')
    }
  }
}

/** The first part of a message, which is quoted-printable. */
function plainText(source: string): string {
  const [, body = ''] = /quoted-printable\n\n([\s\S]*?)\n--/.exec(source) ?? []
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
