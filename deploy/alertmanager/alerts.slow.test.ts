import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { freePorts } from '@/testing/ports'
import { startSmtpServer } from '@/testing/smtp-server'

const folder = mkdtempSync(path.join(tmpdir(), 'alerts-'))
const stops: (() => void)[] = []
afterAll(() => {
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a program whose output shows why a test fails. */
function start(program: string, args: string[], env: Record<string, string> = {}) {
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: [...stdio] })
  stops.push(() => child.kill('SIGKILL'))
  return child
}

/** The text of a mail, which is quoted-printable. */
function bodyOf({ source }: { source: string }) {
  const bytes = source
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Copies a file of deploy/ with other pauses, and with addresses of this machine for names. */
function copyWith(file: string, replacements: [RegExp | string, string][]) {
  const copied = replacements.reduce(
    (source, [from, to]) => source.replaceAll(from, to),
    readFileSync(path.join('deploy', file), 'utf8'),
  )
  const target = path.join(folder, path.basename(file))
  writeFileSync(target, copied, { mode: 0o755 })
  return target
}

test('a site that does not answer is mailed and sent to the webhook, in French', async () => {
  const [site, backend, prometheus, alertmanager, hook] = await freePorts(5)
  const smtp = await startSmtpServer()
  const calls: string[] = []
  const webhook = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push(body)
      response.end()
    })
  }).listen(hook, '127.0.0.1')
  stops.push(
    () => void smtp.stop(),
    () => webhook.close().closeAllConnections(),
  )

  cpSync('deploy/alertmanager/french.tmpl', path.join(folder, 'french.tmpl'))
  const starter = copyWith('alertmanager/start.sh', [['group_wait: 30s', 'group_wait: 1s']])
  const listen = `--web.listen-address=127.0.0.1:${alertmanager}`
  const storage = `--storage.path=${folder}/alertmanager`
  const others = ['--cluster.listen-address=', '--log.level=warn']
  start(starter, ['prometheus-alertmanager', listen, storage, ...others], {
    RUNTIME_DIRECTORY: folder,
    ALERT_MAIL_TO: 'exploitation@example.org',
    ALERT_SMTP_HOST: smtp.url.replace('smtp://', ''),
    ALERT_SMTP_TLS: 'false',
    ALERT_WEBHOOK_URL: `http://127.0.0.1:${hook}/`,
  })
  copyWith('prometheus/rules.yml', [[/for: \w+/g, 'for: 1s']])
  const configuration = copyWith('prometheus/prometheus.yml', [
    ['interval: 15s', 'interval: 1s'],
    [/site-\d:\d+/g, `127.0.0.1:${site}`],
    [/backend:\d+/g, `127.0.0.1:${backend}`],
    ['alertmanager:9093', `127.0.0.1:${alertmanager}`],
  ])
  start('prometheus', [
    `--config.file=${configuration}`,
    `--web.listen-address=127.0.0.1:${prometheus}`,
    `--storage.tsdb.path=${folder}/prometheus`,
    '--log.level=warn',
  ])

  const summary = `Le site ne répond pas sur 127.0.0.1:${site}.`
  const limit = { timeout: 120_000 }
  await expect.poll(() => calls.join(''), limit).toContain(summary)
  await expect.poll(() => smtp.mails.map(bodyOf).join(''), limit).toContain(summary)
  const mail = smtp.mails.find((it) => bodyOf(it).includes(summary))
  expect(mail?.to).toBe('exploitation@example.org')
  expect(mail && bodyOf(mail)).toContain('Lisez le journal de ce processus')
}, 180_000)

test('Alertmanager is not started where alerts would reach nobody', async () => {
  const child = start('deploy/alertmanager/start.sh', ['true'])
  const status = await new Promise((resolve) => child.once('exit', resolve))
  expect(status).toBe(1)
})
