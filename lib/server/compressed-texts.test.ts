import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressedTexts } from './compressed-texts.mjs'

const page = (seed: string) =>
  Array.from({ length: 400 }, (_, index) => `<p>${seed} ${index * 7919} ’été</p>`).join('')
const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

for (const encoding of ['br', 'gzip'] as const) {
  it(`a text read again is made smaller with ${encoding} in the background, once`, async () => {
    const texts = compressedTexts()
    const text = page(encoding)
    const fast = texts.encode(text, encoding)
    expect(fast.encoding).toBe(encoding)
    expect(decoders[encoding](fast.body).toString()).toBe(text)
    expect(texts.encode(text, encoding).body).toBe(fast.body)
    const { length } = fast.body
    await expect.poll(() => texts.encode(text, encoding).body.length).toBeLessThan(length)
    const small = texts.encode(text, encoding)
    expect(decoders[encoding](small.body).toString()).toBe(text)
    expect(texts.encode(text, encoding).body).toBe(small.body)
  })
}

it('a text is kept as it is too, for clients that accept no encoding', () => {
  const texts = compressedTexts()
  const { body, encoding } = texts.encode(page('a'), 'identity')
  expect([body.toString(), encoding]).toEqual([page('a'), 'identity'])
  expect(texts.encode(page('a'), 'identity').body).toBe(body)
})

it('a short text is not compressed', () => {
  const { body, encoding } = compressedTexts().encode('<p>é</p>', 'br')
  expect([body.toString(), encoding]).toEqual(['<p>é</p>', 'identity'])
})

it('texts of one length are told apart, and have their own ETag', () => {
  const texts = compressedTexts()
  for (const seed of ['a', 'b']) {
    const { body } = texts.encode(page(seed), 'br')
    expect(brotliDecompressSync(body).toString()).toBe(page(seed))
  }
  expect(texts.etag(page('a'))).not.toBe(texts.etag(page('b')))
  expect(texts.etag(page('a'))).toBe(texts.etag(page('a')))
})

it('what was used least recently makes room', () => {
  const texts = compressedTexts({ maxBytes: page('a').length * 5 })
  const { body } = texts.encode(page('a'), 'br')
  for (const seed of ['b', 'c', 'd']) texts.encode(page(seed), 'br')
  expect(texts.encode(page('a'), 'br').body).not.toBe(body)
})

it('a text larger than the store is compressed, and leaves what is stored', () => {
  const texts = compressedTexts({ maxBytes: page('a').length * 5 })
  const { body } = texts.encode(page('a'), 'br')
  const large = page('b').repeat(1000)
  expect(texts.etag(large)).toBe(texts.etag(large))
  expect(brotliDecompressSync(texts.encode(large, 'br').body).toString()).toBe(large)
  expect(texts.encode(page('a'), 'br').body).toBe(body)
})
