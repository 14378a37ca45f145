import { createServer } from 'node:http'
import { expect, test as base } from '@playwright/test'
import { expectAxeClean } from '../support/axe'
import { ConsoleGuard } from '../support/console-guard'
import { tabTo } from '../support/keyboard'
import { expectNoLayoutShift, expectNoSidewaysOverflow } from '../support/layout'
import { freePort } from '../support/ports'
import { doubleText, textProblems } from '../support/text-layout'

/** Serves a test page with a strict Content-Security-Policy, on this machine. */
const test = base.extend<{ serve: (body: string) => Promise<string> }>({
  serve: async ({}, use) => {
    const port = await freePort()
    let html = ''
    const server = createServer((request, response) => {
      if (request.url === '/tard.svg') return response.writeHead(404).end()
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "script-src 'self'; style-src 'unsafe-inline'",
        })
        .end(html)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    await use(async (body) => {
      html = `<!doctype html><html lang="fr"><head><title>Essai</title></head><body>${body}</body></html>`
      return `http://127.0.0.1:${port}/`
    })
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  },
})

const options = { allowConsole: [], allowHosts: [], splash: false, allowExternalRequests: false }

test('the console guard reports a policy violation, a missing file and an external request', async ({
  context,
  page,
  serve,
}) => {
  const guard = new ConsoleGuard(options)
  await guard.watch(context)
  const url = await serve(
    '<script>alert(1)</script><img src="/tard.svg" alt=""><img src="https://exemple.bj/a.png" alt="">',
  )
  await page.goto(url)
  await expect.poll(() => guard.problems.join('\n')).toContain('https://exemple.bj/a.png')
  await expect.poll(() => guard.problems.join('\n')).toContain('Policy: script-src')
  await expect.poll(() => guard.problems.join('\n')).toContain('404')
})

test('the console guard reports a page error, and ignores what is allowed', async ({
  context,
  page,
}) => {
  const guard = new ConsoleGuard({ ...options, allowConsole: [/attendue/] })
  await guard.watch(context)
  await page.evaluate(() => {
    console.error('une erreur attendue')
    setTimeout(() => {
      throw new Error('une erreur surprise')
    })
  })
  await expect.poll(() => guard.problems).toEqual(['Page error: une erreur surprise'])
})

test('an embed gets a placeholder page, and the splash is marked as seen', async ({
  context,
  page,
  serve,
}) => {
  const guard = new ConsoleGuard(options)
  await guard.watch(context)
  await page.goto(
    await serve('<iframe title="Film" src="https://www.youtube-nocookie.com/embed/a"></iframe>'),
  )
  await expect(page.frameLocator('iframe').getByText('Cadre')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('rayonne:splash'))).toBe('1')
  expect(guard.problems).toEqual([])
})

test('axe runs under a strict policy and finds a missing name', async ({ page, serve }) => {
  await page.goto(await serve('<main><h1>Essai</h1><p>Texte</p></main>'))
  await expectAxeClean(page)
  await page.goto(await serve('<main><h1>Essai</h1><button></button></main>'))
  await expect(expectAxeClean(page)).rejects.toThrow('button-name')
})

test('axe checks contrast against the background behind a transparent header', async ({
  page,
  serve,
}) => {
  const header = '<header style="position: fixed; top: 0; left: 0; color: white">Texte</header>'
  const background = (colour: string) =>
    `<style>body { margin: 0 }</style>${header}<main style="padding: 3rem; background: ${colour}"><h1>Essai</h1></main>`
  await page.goto(await serve(background('#228; color: white')))
  await expectAxeClean(page)
  await page.goto(await serve(background('#eee')))
  await expect(expectAxeClean(page)).rejects.toThrow('color-contrast at header')
})

test('overflow is reported even when the body hides it', async ({ page, serve }) => {
  await page.goto(await serve('<p style="max-width: 100%">court</p>'))
  await expectNoSidewaysOverflow(page, 320)
  const wide = '<p style="width: 400px; background: red">long</p>'
  await page.goto(await serve(wide))
  await expect(expectNoSidewaysOverflow(page, 320)).rejects.toThrow('elements wider than 320')
  await page.goto(await serve(`<style>body { overflow-x: hidden }</style>${wide}`))
  await expect(expectNoSidewaysOverflow(page, 320)).rejects.toThrow('elements wider than 320')
  await page.goto(await serve(`<div style="overflow-x: auto">${wide}</div>`))
  await expectNoSidewaysOverflow(page, 320)
})

test('a layout shift is reported', async ({ page, serve }) => {
  await page.goto(await serve('<div id="haut"></div><p style="height: 300px">Texte</p>'))
  await expectNoLayoutShift(page)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    document.getElementById('haut')?.style.setProperty('height', '200px')
  })
  await expect(expectNoLayoutShift(page)).rejects.toThrow('layout shift')
})

test('a focus that is lost, covered or not outlined is reported', async ({ page, serve }) => {
  const reach = async (body: string) => {
    await page.goto(await serve(body))
    await tabTo(page, page.getByRole('link', { name: 'dernier' }))
  }
  const style = '<style>a:focus { outline: 3px solid }</style>'
  const [first, last] = [`${style}<a href="#a">premier</a> `, '<a href="#b">dernier</a>']
  await reach(first + last)
  await expect(reach(`<style>a { outline: none !important }</style>${first}`)).rejects.toThrow(
    'outline',
  )
  const cover = '<div style="position: fixed; inset: 0; background: red"></div>'
  await expect(reach(first + last + cover)).rejects.toThrow('covered')
  await expect(reach(first)).rejects.toThrow('the focus is lost')
})

test('text that is cut off, or lies on other text, at 200 % is reported', async ({
  page,
  serve,
}) => {
  const problems = async (style: string) => {
    await page.goto(
      await serve(`<style>p { margin: 0 }</style><p style="${style}">Un texte</p><p>Un autre</p>`),
    )
    expect(await textProblems(page)).toEqual([])
    await doubleText(page)
    return textProblems(page)
  }
  expect(await problems('font-size: 1rem')).toEqual([])
  expect(await problems('height: 24px; overflow: hidden')).toEqual(['cut off: Un texte'])
  expect(await problems('height: 24px')).toEqual(['on one another: Un texte | Un autre'])
})
