import { isatty } from 'node:tty'
import { beforeEach, expect, it, vi } from 'vitest'
import { during } from './progress.mjs'

vi.mock('node:tty', () => ({ isatty: vi.fn() }))

const clear = '\u001b[2K'

let lines: string[]
let time: number
beforeEach(() => {
  lines = []
  time = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  vi.spyOn(Date, 'now').mockImplementation(() => time)
  return () => vi.restoreAllMocks()
})

/** What is written while one activity takes 3 s and another, begun after the first second, 2 s. */
async function written(isTerminal: boolean): Promise<string[]> {
  vi.mocked(isatty).mockReturnValue(isTerminal)
  await during('Building the site', async () => {
    time += 1000
    expect(await during('Starting the backend', async () => ((time += 2000), 'ready'))).toBe(
      'ready',
    )
  })
  return lines
}

it('renews one line at a terminal, and clears it at the end', async () => {
  expect(await written(true)).toEqual([
    `${clear}Building the site (0 s)…\r`,
    `${clear}Building the site (1 s), Starting the backend (0 s)…\r`,
    `${clear}Building the site (3 s)…\r`,
    `${clear}\r`,
  ])
})

it('writes a line of the log at the beginning and at the end elsewhere', async () => {
  const messages = (await written(false)).map((line) => JSON.parse(line).message)
  expect(messages).toEqual([
    'Building the site…',
    'Starting the backend…',
    'Starting the backend took 2 s.',
    'Building the site took 3 s.',
  ])
})

it('ends the line also when what it says has failed', async () => {
  vi.mocked(isatty).mockReturnValue(true)
  const fails = during('Building', () => Promise.reject(new Error('no')))
  await expect(fails).rejects.toThrow('no')
  expect(lines.at(-1)).toBe(`${clear}\r`)
})
