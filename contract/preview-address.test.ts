import { expect, it } from 'vitest'
import {
  checkPreviewAddress,
  isPreviewKind,
  previewKinds,
  previewLifetimeMs,
  previewPath,
} from './preview-address'

const secret = 'secret-for-unit-tests'
const now = Date.parse('2026-11-23T10:00:00.500Z')

/** The parts of a path, as the site reads them from a request. */
function partsOf(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://site.test')
  const [, , kind = '', id = ''] = pathname.split('/')
  const expire = searchParams.get('expire') ?? ''
  return { kind, id, expire, signature: searchParams.get('signature') ?? '' }
}

it.each(previewKinds)(
  'an address of %s is valid for a quarter of an hour, then expired',
  (kind) => {
    const address = partsOf(previewPath(kind, '12', secret, now))
    expect(checkPreviewAddress(address, secret, now)).toBe('valid')
    expect(checkPreviewAddress(address, secret, now + previewLifetimeMs)).toBe('valid')
    expect(checkPreviewAddress(address, secret, now + previewLifetimeMs + 1000)).toBe('expired')
  },
)

it.each([
  ['kind', 'formations'],
  ['id', '13'],
  ['expire', '1800000000'],
  ['expire', ''],
  ['expire', '1e9'],
  ['signature', ''],
  ['signature', 'A'.repeat(43)],
])('an address whose %s became «%s» is invalid', (part, value) => {
  const address = partsOf(previewPath('evenements', '12', secret, now))
  expect(checkPreviewAddress({ ...address, [part]: value }, secret, now)).toBe('invalid')
})

it('an address is invalid with another secret, and without one', () => {
  const address = partsOf(previewPath('evenements', '12', secret, now))
  expect(checkPreviewAddress(address, 'another-secret-of-16', now)).toBe('invalid')
  expect(checkPreviewAddress(address, undefined, now)).toBe('invalid')
  expect(checkPreviewAddress(address, '', now)).toBe('invalid')
})

it('an altered address that has expired is invalid, so that nothing is told of it', () => {
  const address = partsOf(previewPath('evenements', '12', secret, now))
  const later = now + 2 * previewLifetimeMs
  expect(checkPreviewAddress({ ...address, id: '13' }, secret, later)).toBe('invalid')
})

it('the parts of an address cannot be moved into each other', () => {
  const { expire, signature } = partsOf(previewPath('photos', '12', secret, now))
  const moved = { kind: 'photos","12', id: '', expire, signature }
  expect(checkPreviewAddress(moved, secret, now)).toBe('invalid')
})

it('knows what can be previewed', () => {
  expect(isPreviewKind('videos-beaute')).toBe(true)
  expect(isPreviewKind('owners')).toBe(false)
})
