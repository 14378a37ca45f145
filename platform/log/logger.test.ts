import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { captureLog } from '@/testing/captured-log'
import { logger } from './logger.mjs'
import { plainLogger } from './plain-logger.mjs'

/** What a process prints that runs this code with `logger` and `captureConsole`. */
function outputOf(code: string, env: Record<string, string> = {}): string[] {
  const script = `
    import { captureConsole } from '${import.meta.dirname}/capture-console.mjs'
    import { logger } from '${import.meta.dirname}/logger.mjs'
    const log = logger('test')
    captureConsole('test')
    ${code}`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8', env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env } },
  )
  expect(stderr).toBe('')
  return stdout.trimEnd().split('\n')
}

it('writes time, level, component, message and fields, an error with its stack, in one line', () => {
  const lines = captureLog()
  const cause = new Error('la cause')
  const error = Object.assign(new Error('une\nerreur', { cause }), {
    code: 'ECONNREFUSED',
    body: 'x',
  })
  logger('backend-client').warn({ path: '/a/', error }, 'Erreur')
  expect(lines).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      level: 'warn',
      component: 'backend-client',
      message: 'Erreur',
      path: '/a/',
      error: {
        type: 'Error',
        code: 'ECONNREFUSED',
        message: 'une\nerreur',
        stack: expect.stringMatching(/^Error: une\nerreur\n[^]+Caused by: Error: la cause\n/),
      },
    },
  ])
})

it('takes the names that Payload uses', () => {
  const lines = captureLog()
  logger('payload').error({ err: new Error('statut'), msg: 'Échec', collection: 'a' })
  logger('payload').error({ err: new Error('statut') })
  expect(lines).toMatchObject([
    { message: 'Échec', collection: 'a', error: { message: 'statut' } },
    { message: 'statut', error: { message: 'statut' } },
  ])
  expect(lines[0]).not.toHaveProperty('err')
})

it('the logger without a library writes the same line', () => {
  const lines = captureLog()
  const plain: string[] = []
  const error = new Error('statut')
  logger('supervisor').warn({ error, name: 'site' }, 'It ended')
  plainLogger('supervisor', (line) => plain.push(line)).warn({ error, name: 'site' }, 'It ended')
  plainLogger('supervisor', (line) => plain.push(line)).info('It runs')
  const [first, second] = plain.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect({ ...first, time: '' }).toEqual({ ...lines[0], time: '' })
  expect(second).toMatchObject({ level: 'info', component: 'supervisor', message: 'It runs' })
  expect(plain.every((line) => line.endsWith('}\n'))).toBe(true)
})

it('LOG_LEVEL leaves out what is less important', () => {
  const code = "log.info('a'); log.warn('b'); console.log('c'); console.error('d')"
  const messages = (level: string) =>
    outputOf(code, { LOG_LEVEL: level }).map(
      (line) => (JSON.parse(line) as { message: string }).message,
    )
  expect(messages('warn')).toEqual(['b', 'd'])
  expect(messages('info')).toEqual(['a', 'b', 'c', 'd'])
})

it('everything that reaches the console is one line, without colours or Next’s symbols', () => {
  const lines = outputOf(`
    console.log('\\u001b[1m▲ Next.js\\u001b[22m\\nready')
    console.error(' ⨯', new Error('première\\nerreur'))
    console.warn('%s vaut %d', 'a', 1)
    console.log('')
    const twice = new Error('deux fois')
    console.error('uncaughtException: ', twice)
    console.error(twice)
    process.emitWarning('attention')`).map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toMatchObject([
    { level: 'info', component: 'test', message: 'Next.js\nready' },
    {
      level: 'error',
      message: 'première\nerreur',
      error: { stack: expect.stringContaining('    at ') },
    },
    { level: 'warn', message: 'a vaut 1' },
    { level: 'error', message: 'uncaughtException:', error: { message: 'deux fois' } },
    { level: 'warn', message: 'attention' },
  ])
  expect(JSON.stringify(lines)).not.toContain('u001b')
})
