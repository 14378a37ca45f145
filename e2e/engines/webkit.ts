import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../backend/testing/ports'
import { type Driver, type Point, refusingProxy, stepMs, type Viewport } from './driver'
import { recordProblems } from './in-page'

type Programs = { driver: string; browser: string; xvfb: string }

/** Keys by WebDriver's table. */
const keys = { Escape: '\uE00C', ArrowRight: '\uE014' }

/** Milliseconds that a session may take to start. */
const startTimeoutMs = 30_000

/** Milliseconds that a command may take: of a session that hangs, none has an answer. */
const commandTimeoutMs = 60_000

/** Starts the system's WebKitGTK on a display of its own; again when it does not start in time. */
export async function startWebKit(
  programs: Programs,
  viewport: Viewport,
  attempts = 3,
): Promise<Driver> {
  const screen = ['-screen', '0', `${viewport.width}x${viewport.height}x24`, '-nolisten', 'tcp']
  // With -displayfd it takes a free display and writes its number there.
  const xvfb = spawn(programs.xvfb, ['-displayfd', '1', ...screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const started: ChildProcess[] = [xvfb]
  const end = () => started.forEach((program) => program.kill())
  process.once('exit', end)
  try {
    const signal = AbortSignal.timeout(startTimeoutMs)
    const [display] = (await once(xvfb.stdout, 'data', { signal })) as [Buffer]
    const env = { DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' }
    const port = await freePort()
    const options = { env: { ...process.env, ...env }, stdio: 'ignore' as const }
    started.push(spawn(programs.driver, [`--port=${port}`], options))
    const driver = await openSession(`http://127.0.0.1:${port}`, programs.browser, viewport, signal)
    return { ...driver, close: () => driver.close().finally(end) }
  } catch (error) {
    end()
    if (attempts <= 1) throw error
    return startWebKit(programs, viewport, attempts - 1)
  }
}

/** Opens a session of WebKitWebDriver, whose commands are those of https://www.w3.org/TR/webdriver2/. */
async function openSession(
  address: string,
  binary: string,
  { width, height, isPhone }: Viewport,
  signal: AbortSignal,
): Promise<Driver> {
  const send = async (method: string, path: string, body?: object, init?: RequestInit) => {
    const text = body ? JSON.stringify(body) : null
    const signal = AbortSignal.timeout(commandTimeoutMs)
    const response = await fetch(address + path, { method, body: text, signal, ...init })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  while (!(await send('GET', '/status').catch(() => undefined))) {
    await sleep(100, undefined, { signal })
  }
  const proxy = `${refusingProxy.host}:${refusingProxy.port}`
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    // In full screen the window has no bars, and may be as narrow as a phone.
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
    proxy: {
      ...{ proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
      noProxy: ['127.0.0.1', 'localhost'],
    },
  }
  const opened = await send('POST', '/session', { capabilities: { alwaysMatch } }, { signal })
  const session = `/session/${(opened as { sessionId: string }).sessionId}`
  const post = (command: string, body: object = {}) => send('POST', `${session}/${command}`, body)
  await post('window/rect', { x: 0, y: 0, width, height })

  const evaluate: Driver['evaluate'] = (run, ...args) =>
    post('execute/sync', { script: `return (${run}).apply(null, arguments)`, args }) as never
  // A script that runs while the document is replaced hangs: errors are recorded from `load` on.
  const load = (navigation: Promise<unknown>) => navigation.then(() => evaluate(recordProblems))
  /** Moves a pointer, or a finger, to a point and along others; between them it is down. */
  const drag = (from: Point, through: Point[], duration = stepMs) => {
    const move = (point: Point, ms: number) => ({ type: 'pointerMove', ...point, duration: ms })
    const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
    const actions = [move(from, 0), down, ...through.map((point) => move(point, duration)), up]
    const parameters = { pointerType: isPhone ? 'touch' : 'mouse' }
    return post('actions', { actions: [{ type: 'pointer', id: 'pointer', parameters, actions }] })
  }
  return {
    goto: (url) => load(post('url', { url })),
    reload: () => load(post('refresh')),
    back: () => post('back'),
    url: async () => String(await send('GET', `${session}/url`)),
    evaluate,
    click: (point) => drag(point, []),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    drag,
    screenshot: async () =>
      Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
    close: () => send('DELETE', session),
  }
}
