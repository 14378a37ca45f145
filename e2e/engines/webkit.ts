import { spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { vi } from 'vitest'
import { freePort } from '../../testing/ports'
import type { Driver, Point, Viewport } from './driver'
import { recordProblems } from './in-page'

/** Keys by WebDriver's table. */
const keys = { Escape: '\uE00C', ArrowRight: '\uE014' }

/** Where nothing listens: this proxy refuses every request that leaves the machine. */
const proxy = '127.0.0.1:9'

/** Milliseconds that a start or a command may take: of a session that hangs, none has an answer. */
const startTimeoutMs = 45_000
const commandTimeoutMs = 60_000

/** Starts the system's WebKitGTK on a display of its own; again when it does not start in time. */
export async function startWebKit(viewport: Viewport, attempts = 3): Promise<Driver> {
  // A port that is free is a number of no other display.
  const port = await freePort()
  const screen = `${viewport.width}x${viewport.height}x24`
  const env = { ...process.env, DISPLAY: `:${port}`, LIBGL_ALWAYS_SOFTWARE: '1' }
  const started = [
    spawn('Xvfb', [env.DISPLAY, '-screen', '0', screen, '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }),
  ]
  const end = () => started.forEach((program) => program.kill())
  process.once('exit', end)
  try {
    const driver = await openSession(port, viewport)
    return { ...driver, close: () => driver.close().finally(end) }
  } catch (error) {
    end()
    if (attempts <= 1) throw error
    return startWebKit(viewport, attempts - 1)
  }
}

/** Opens a session of WebKitWebDriver, whose commands are those of https://www.w3.org/TR/webdriver2/. */
async function openSession(port: number, viewport: Viewport): Promise<Driver> {
  const send = async (method: string, path: string, body?: object, ms = commandTimeoutMs) => {
    const init = { method, body: body && JSON.stringify(body) }
    const signal = AbortSignal.timeout(ms)
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await vi.waitFor(() => access(`/tmp/.X11-unix/X${port}`), startTimeoutMs)
  await vi.waitFor(() => send('GET', '/status'), startTimeoutMs)
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    // In full screen the window has no bars, and may be as narrow as a phone.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['127.0.0.1'] },
  }
  const opened = await send('POST', '/session', { capabilities: { alwaysMatch } }, startTimeoutMs)
  const session = `/session/${(opened as { sessionId: string }).sessionId}`
  const get = (command: string) => send('GET', `${session}/${command}`)
  const post = (command: string, body: object = {}) => send('POST', `${session}/${command}`, body)
  const { width, height } = viewport
  await post('window/rect', { x: 0, y: 0, width, height })

  const evaluate: Driver['evaluate'] = (run, ...args) =>
    post('execute/sync', { script: `return (${run}).apply(null, arguments)`, args }) as never
  // A script that runs while the document is replaced hangs: errors are recorded from `load` on.
  const load = (navigation: Promise<unknown>) => navigation.then(() => evaluate(recordProblems))
  const perform = (type: string, actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] })
  const drag = (points: Point[]) => {
    const moves: object[] = points.map((point) => ({ type: 'pointerMove', ...point, duration: 20 }))
    const withDown = moves.toSpliced(1, 0, { type: 'pointerDown', button: 0 })
    return perform('pointer', [...withDown, { type: 'pointerUp', button: 0 }])
  }
  return {
    goto: (url) => load(post('url', { url })),
    reload: () => load(post('refresh')),
    back: () => post('back'),
    url: async () => String(await get('url')),
    evaluate,
    clickAt: (point) => drag([point]),
    press: (key) => {
      const parts = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      return perform('key', parts)
    },
    drag,
    screenshot: async () => Buffer.from(String(await get('screenshot')), 'base64'),
    close: () => send('DELETE', session),
  }
}
