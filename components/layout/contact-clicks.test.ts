import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A control on a page, inside the link of that address where there is one. */
class FakeElement {
  #href: string | undefined
  constructor(href?: string) {
    this.#href = href
  }
  closest(selector: string) {
    const [, start = '', except = ''] =
      /\^="([^"]+)".*:not\(\[href\^="([^"]+)"/.exec(selector) ?? []
    return this.#href?.startsWith(start) && !this.#href.startsWith(except) ? this : null
  }
}

const sent = vi.fn()
const link = new FakeElement('https://wa.me/2290100000000?text=a')
const click = { isTrusted: true, button: 0, target: link }

function browse(settings: object = {}, referrer = '') {
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('navigator', { sendBeacon: sent, ...settings })
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('location', { host: 'example.org', pathname: '/voyage', search: '?utm_source=a' })
}

beforeEach(() => {
  vi.resetModules()
  sent.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a click', {}, {}, 1],
  ['a middle click, which opens a tab', { button: 1 }, {}, 1],
  ['a click for a menu', { button: 2 }, {}, 0],
  ['what no visitor has clicked', { isTrusted: false }, {}, 0],
  ['a link that shares a page', { target: new FakeElement('https://wa.me/?text=a') }, {}, 0],
  ['another control', { target: new FakeElement() }, {}, 0],
  ['one who asks not to be followed', {}, { globalPrivacyControl: true }, 0],
  ['one who asks not to be tracked', {}, { doNotTrack: '1' }, 0],
])('A52 %s is told, or not', async (_, more, settings, times) => {
  browse(settings)
  const { countContactClick, countView } = await import('./contact-clicks')
  countContactClick({ ...click, ...more } as unknown as MouseEvent)
  expect(sent).toHaveBeenCalledTimes(times)
  if (times) expect(sent).toHaveBeenCalledWith('/api/messages', '/voyage?utm_source=a')
  sent.mockReset()
  countView()
  expect(sent).toHaveBeenCalledTimes(Object.keys(settings).length ? 0 : 1)
})

it('A52 the first page of a visit says from what site, further ones and those of this site do not', async () => {
  browse({}, 'https://l.facebook.com/l.php?u=secret')
  const { countView } = await import('./contact-clicks')
  countView()
  countView()
  vi.resetModules()
  browse({}, 'https://example.org/medias')
  const later = await import('./contact-clicks')
  later.countView()
  expect(sent.mock.calls).toEqual([
    ['/api/messages?vue&de=l.facebook.com', '/voyage?utm_source=a'],
    ['/api/messages?vue', '/voyage?utm_source=a'],
    ['/api/messages?vue', '/voyage?utm_source=a'],
  ])
})
