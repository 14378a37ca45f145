import { expect, test } from 'vitest'
import { withDeadline } from './with-deadline.mjs'

/** Work that ends only when its signal aborts. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  )

test('work that ends in time is never aborted', async () => {
  let signal: AbortSignal | undefined
  const result = await withDeadline(20, async (given) => {
    signal = given
    return Promise.resolve('done')
  })
  expect(result).toBe('done')
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(signal?.aborted).toBe(false)
})

test('work that is late is aborted with a TimeoutError', async () => {
  await expect(withDeadline(10, endless)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('work that does not heed its signal is not waited for', async () => {
  const deaf = () => new Promise<never>(() => undefined)
  await expect(withDeadline(10, deaf)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('an error of the work is passed on', async () => {
  const work = () => Promise.reject(new Error('broken'))
  await expect(withDeadline(1000, work)).rejects.toThrow('broken')
})
