import { expect, it } from 'vitest'
import { owner } from '../../../testing/owner'
import { startSmtpServer } from '../../../testing/smtp-server'
import { runCommand } from '../../testing/run-command'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
const password = 'la-lune-sur-la-lagune'

it('a new password from the server ends the sessions, signs in, and is told to every «propriétaire»', async () => {
  await its.me.confirmed.update('owners/1', { email: 'adja@example.org' })
  const smtp = await startSmtpServer()
  const run = (...args: string[]) =>
    runCommand(
      'payload',
      { dataDir: its.backend.dataDir, port: its.ports.backend },
      { SMTP_URL: smtp.url, OWNER_PASSWORD: password },
      ['run', 'src/commands/owner-password.ts', ...args],
    )
  const unknown = await run('personne')
  expect(unknown.code).toBe(1)
  expect(unknown.output).toContain('There is no account «personne».')
  const { code, output } = await run()
  await smtp.stop()
  expect(code).toBe(0)
  expect(output).toContain(`New password of «proprietaire»: ${password}`)
  expect((await its.me.get('journal')).status).toBe(403)
  const { text } = await (
    await owner(its.backend, password)
  ).get('journal?where[kind][equals]=compte')
  expect(text).toContain('"who":"serveur"')
  expect(smtp.mails.map(({ to }) => to)).toEqual(['adja@example.org'])
  expect(smtp.mails[0]?.text).toContain('Mot de passe')
})
