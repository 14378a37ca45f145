import { setTimeout as sleep } from 'node:timers/promises'
import {
  Builder,
  Capabilities,
  Key as SeleniumKey,
  Origin,
  type WebDriver,
} from 'selenium-webdriver'
import { freePort } from '../../support/ports'
import { recordProblems, swipeWithTouch } from '../in-page'
import { endProcess, startProcess } from './child-process'
import { type Driver, type Point, stepMs, stepsBetween, type Viewport } from './driver'
import { startRefusingProxy } from './refusing-proxy'
import { startXvfb } from './xvfb'

export type WebKitPaths = { driver: string; browser: string; xvfb: string }

const keys = {
  Escape: SeleniumKey.ESCAPE,
  Enter: SeleniumKey.ENTER,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
}

/** Starts the system's WebKitGTK, driven by WebKitWebDriver, in full screen on a display of its own. */
export async function startWebKit(paths: WebKitPaths, viewport: Viewport): Promise<Driver> {
  const proxy = await startRefusingProxy()
  const { session, end } = await startSession(paths, viewport, proxy.port)
  const { width, height } = viewport
  // In full screen the window has no bars, and may be as narrow as a phone.
  await session.manage().window().setRect({ x: 0, y: 0, width, height })
  const evaluate: Driver['evaluate'] = (run, ...args) =>
    session.executeScript(`return (${run.toString()}).apply(null, arguments)`, ...args)
  const moveTo = ({ x, y }: Point, duration = 0) => ({ x, y, duration, origin: Origin.VIEWPORT })
  // A script that runs while the document is replaced hangs: errors are recorded from `load` on.
  const load = async (navigate: Promise<void>) => {
    await navigate
    await evaluate(recordProblems)
  }
  return {
    goto: (url) => load(session.get(url)),
    reload: () => load(session.navigate().refresh()),
    back: () => session.navigate().back(),
    evaluate,
    click: (point) => session.actions().move(moveTo(point)).click().perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    drag: async (from, to) => {
      // WebKitWebDriver performs touch actions as those of a mouse.
      if (viewport.isPhone)
        return evaluate(swipeWithTouch, [from, ...stepsBetween(from, to)], stepMs)
      const actions = session.actions().move(moveTo(from)).press()
      for (const point of stepsBetween(from, to)) actions.move(moveTo(point, stepMs))
      await actions.release().perform()
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit()
      await end()
      await proxy.close()
    },
  }
}

/** Milliseconds that a session may take to start. */
const startTimeoutMs = 10_000

/** Starts a display, WebKitWebDriver and a session; again when the session does not start in time. */
async function startSession(
  paths: WebKitPaths,
  viewport: Viewport,
  proxyPort: number,
  attempts = 3,
): Promise<{ session: WebDriver; end: () => Promise<void> }> {
  const screen = await startXvfb(paths.xvfb, viewport)
  const port = await freePort()
  const server = startProcess(paths.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  const end = async () => {
    await endProcess(server)
    await screen.close()
  }
  const address = `http://127.0.0.1:${port}`
  const capabilities = capabilitiesOf(paths.browser, proxyPort)
  try {
    await untilReady(`${address}/status`)
    const building = new Builder().usingServer(address).withCapabilities(capabilities).build()
    const late = sleep(startTimeoutMs, undefined, { ref: false }).then(() => {
      throw new Error(`WebKitWebDriver started no session in ${startTimeoutMs} ms.`)
    })
    return { session: await Promise.race([building, late]), end }
  } catch (error) {
    await end()
    if (attempts <= 1) throw error
    return startSession(paths, viewport, proxyPort, attempts - 1)
  }
}

function capabilitiesOf(binary: string, proxyPort: number): Capabilities {
  const refused = `127.0.0.1:${proxyPort}`
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
    proxy: {
      proxyType: 'manual',
      httpProxy: refused,
      sslProxy: refused,
      noProxy: ['127.0.0.1', 'localhost'],
    },
  })
}

/** Waits until WebKitWebDriver answers. */
async function untilReady(statusUrl: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(statusUrl).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver does not answer.')
}
