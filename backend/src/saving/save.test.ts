import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messages } from '../upload/messages'
import { LineLost } from '../upload/send-form'
import { forgetForm, type Means, save } from './save'

const path = '/cms/evenements'
const stored = () => Response.json({ doc: { id: 7 }, message: 'fait' })
const tell = vi.fn<Means['tell']>()
const send = vi.fn<Means['send']>()
const ask = vi.fn<Means['ask']>()
let isOnline = true
let comesBack = () => {}

beforeEach(() => {
  isOnline = true
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => {
      comesBack = listener
    },
  })
  ask.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
})

afterEach(() => {
  forgetForm(path)
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const lose = () => {
  isOnline = false
  return Promise.reject(new LineLost())
}

const lastRequest = () => [send.mock.lastCall?.[0], send.mock.lastCall?.[1].method]

const shows = () => new Headers(send.mock.lastCall?.[1].headers).get('If-Match')

async function sentence(options: Partial<Means> = {}, method = 'POST', body?: FormData) {
  const means = { send, ask, tell, ...options }
  const response = await save(`${path}?draft=true`, { method, body }, means)
  const { errors, message } = (await response.json()) as Record<string, { message: string }[]>
  return errors?.[0]?.message ?? message
}

it('asks what was stored where the answer alone was lost', async () => {
  send.mockRejectedValueOnce(new LineLost())
  ask.mockResolvedValueOnce(stored())
  expect(await sentence()).toBe('fait')
  expect(ask.mock.calls[0]?.[0]).toMatch(/^\d+(-\d+){3}$/)
  send.mockRejectedValueOnce(new LineLost())
  expect(await sentence()).toBe(messages.notStored)
})

it('ends without a line, says what was stored once there is one, and creates nothing twice', async () => {
  send.mockImplementationOnce(lose)
  expect(await sentence()).toBe(messages.unknown)
  isOnline = true
  ask.mockImplementation(() => Promise.resolve(stored()))
  comesBack()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith(messages.stored, true))
  send.mockImplementation(() => Promise.resolve(stored()))
  await sentence()
  expect(lastRequest()).toEqual([`${path}/7?draft=true`, 'PATCH'])
})

it('changes what it has just created, pressed again and again, until the form is left', async () => {
  send.mockImplementation(() => Promise.resolve(Response.json({}, { status: 201 })))
  ask.mockImplementation(() => Promise.resolve(stored()))
  await sentence()
  expect(lastRequest()).toEqual([`${path}?draft=true`, 'POST'])
  for (let press = 0; press < 2; press += 1) {
    send.mockImplementation(() => Promise.resolve(stored()))
    await sentence()
    expect(lastRequest()).toEqual([`${path}/7?draft=true`, 'PATCH'])
  }
  forgetForm(path)
  await sentence()
  expect(lastRequest()).toEqual([`${path}?draft=true`, 'POST'])
})

it('asks no more of a lost save once another one has arrived', async () => {
  send.mockImplementationOnce(lose)
  expect(await sentence()).toBe(messages.unknown)
  isOnline = true
  send.mockImplementation(() => Promise.resolve(stored()))
  await sentence()
  ask.mockClear()
  await sentence()
  expect(ask).not.toHaveBeenCalled()
})

it('makes a file of each file that one form sends', async () => {
  send.mockImplementation(() => Promise.resolve(Response.json({}, { status: 201 })))
  for (let file = 0; file < 2; file += 1) {
    await sentence({ waitForLine: () => Promise.resolve(true) })
    expect(lastRequest()).toEqual([`${path}?draft=true`, 'POST'])
  }
  expect(ask).not.toHaveBeenCalled()
})

it('sends nothing without a line, and hands on what is no loss', async () => {
  isOnline = false
  expect(await sentence()).toBe(messages.offline)
  expect(send).not.toHaveBeenCalled()
  isOnline = true
  send.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await expect(sentence()).rejects.toThrow(DOMException)
})

it('sends a file again when the line is back, unless it has arrived or is stopped', async () => {
  const waitForLine = vi.fn<(failures: number) => Promise<boolean>>(() => Promise.resolve(true))
  send.mockRejectedValueOnce(new LineLost()).mockResolvedValueOnce(stored())
  expect(await sentence({ waitForLine })).toBe('fait')
  send.mockRejectedValueOnce(new LineLost())
  ask.mockResolvedValueOnce(stored())
  expect(await sentence({ waitForLine })).toBe('fait')
  expect(send).toHaveBeenCalledTimes(3)
  send.mockRejectedValueOnce(new LineLost())
  waitForLine.mockResolvedValueOnce(false)
  expect(await sentence({ waitForLine })).toBe(messages.stopped)
})

it('tells which state the form shows, and its own last save where that is later', async () => {
  const [first, second, third] = [1, 2, 3].map((day) => `2026-01-0${day}T10:00:00.000Z`)
  const form = new FormData()
  const change = (updatedAt?: string) => {
    form.set('_payload', JSON.stringify({ updatedAt }))
    return sentence({}, 'PATCH', form)
  }
  send.mockImplementation(() => Promise.resolve(stored()))
  await change()
  expect(shows()).toBeNull()
  await change(first)
  expect(shows()).toBe(`"${first}"`)
  send.mockImplementationOnce(lose)
  expect(await change(first)).toBe(messages.unknown)
  isOnline = true
  ask.mockImplementation(() => Promise.resolve(Response.json({ doc: { updatedAt: second } })))
  send.mockImplementation(() => Promise.resolve(Response.json({}, { status: 412 })))
  await change(first)
  expect(shows()).toBe(`"${second}"`)
  await change(third)
  expect(shows()).toBe(`"${third}"`)
})

it('keeps asking for a lost save after one that could not be sent', async () => {
  send.mockImplementationOnce(lose)
  expect(await sentence()).toBe(messages.unknown)
  isOnline = true
  send.mockClear()
  ask.mockRejectedValueOnce(new LineLost()).mockRejectedValueOnce(new LineLost())
  expect(await sentence()).toBe(messages.notStored)
  expect(send).not.toHaveBeenCalled()
  ask.mockImplementation(() => Promise.resolve(stored()))
  send.mockImplementation(() => Promise.resolve(stored()))
  await sentence()
  expect(lastRequest()).toEqual([`${path}/7?draft=true`, 'PATCH'])
})
