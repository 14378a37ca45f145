import type { EmailAdapter } from 'payload'
import { environment } from '../environment'

const timeoutMs = 15_000

/** Sends mails by the server of SMTP_URL; without one, none. It connects for each mail: a start needs no mail server. */
export async function mailAdapter(): Promise<EmailAdapter<void>> {
  const { mail } = environment
  const defaultFromName = environment.siteDefaults.productName
  if (!mail) {
    const defaultFromAddress = 'personne@localhost'
    return () => ({ name: 'none', defaultFromAddress, defaultFromName, sendEmail: async () => {} })
  }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: mail.url,
    requireTLS: mail.requireTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  const sender = {
    from: { name: defaultFromName, address: mail.from },
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
  return () => ({
    name: 'smtp',
    defaultFromAddress: mail.from,
    defaultFromName,
    sendEmail: async (message) => {
      await transport.sendMail({ ...sender, ...message })
    },
  })
}
