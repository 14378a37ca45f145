import { expect, it } from 'vitest'
import { SignInThrottle } from './sign-in-throttle'

const owner = { account: 'amina', address: '198.51.100.1', device: null }

/** A throttle whose clock stands still, and whose held attempts go on when `release` is called. */
function setUp() {
  const held: { ms: number; release: () => void }[] = []
  const wait = (ms: number) => new Promise<void>((release) => held.push({ ms, release }))
  return { throttle: new SignInThrottle({ now: () => 1_000_000, wait }), held }
}

function fail(throttle: SignInThrottle, times: number, attempt = owner): void {
  for (let time = 0; time < times; time += 1) throttle.begin(attempt)
}

it('delays one address at one account after five attempts, and no other address', () => {
  const { throttle } = setUp()
  fail(throttle, 5)
  expect(throttle.waitOf(owner)).toBe(5000)
  expect(throttle.waitOf({ ...owner, address: '198.51.100.2' })).toBe(0)
  expect(throttle.waitOf({ ...owner, account: 'kossi' })).toBe(0)
  fail(throttle, 20)
  expect(throttle.waitOf(owner)).toBe(5 * 60 * 1000)
})

it('delays one address that tries many accounts', () => {
  const { throttle } = setUp()
  for (let index = 0; index < 20; index += 1) {
    throttle.begin({ ...owner, account: `name-${index}` })
  }
  expect(throttle.waitOf({ ...owner, account: 'another' })).toBe(5000)
})

it('counts a known device by itself', async () => {
  const { throttle, held } = setUp()
  fail(throttle, 100)
  const known = { ...owner, device: 'device-1' }
  expect(throttle.waitOf(known)).toBe(0)
  expect(await throttle.hold(known)).toBe(true)
  expect(held).toEqual([])
  for (let time = 0; time < 5; time += 1) throttle.begin(known)
  expect(throttle.waitOf(known)).toBe(5000)
  expect(throttle.waitOf({ ...owner, device: 'device-2' })).toBe(0)
})

it('holds attempts at an account that many addresses try, up to ten seconds', async () => {
  const { throttle, held } = setUp()
  const from = (index: number) => ({ ...owner, address: `203.0.113.${index}` })
  for (let index = 0; index < 15; index += 1) throttle.begin(from(index))
  const first = throttle.hold(owner)
  for (let index = 15; index < 40; index += 1) throttle.begin(from(index))
  const second = throttle.hold(owner)
  expect(held.map(({ ms }) => ms)).toEqual([500, 10_000])
  expect(throttle.waitOf(owner)).toBe(0)
  for (const { release } of held) release()
  expect(await Promise.all([first, second])).toEqual([true, true])
})

it('holds two attempts of an address and fifty in all', async () => {
  const { throttle, held } = setUp()
  const from = (index: number) => ({ ...owner, address: `203.0.113.${index}` })
  for (let index = 0; index < 40; index += 1) throttle.begin(from(index))
  const waiting = [throttle.hold(from(0)), throttle.hold(from(0))]
  expect(await throttle.hold(from(0))).toBe(false)
  for (let index = 1; index < 49; index += 1) waiting.push(throttle.hold(from(index)))
  expect(await throttle.hold(from(60))).toBe(false)
  for (const { release } of held) release()
  await Promise.all(waiting)
  void throttle.hold(from(60))
  expect(held).toHaveLength(51)
})

it('forgets the attempts of a client that signs in, and only those', () => {
  const { throttle } = setUp()
  fail(throttle, 4)
  throttle.succeeded(owner)
  expect(throttle.waitOf(owner)).toBe(0)
  for (let time = 0; time < 100; time += 1) {
    throttle.begin(owner)
    throttle.succeeded(owner)
  }
  expect(throttle.waitOf({ ...owner, account: 'kossi' })).toBe(0)
})
