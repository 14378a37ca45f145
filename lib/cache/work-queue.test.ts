import { expect, it } from 'vitest'
import { createWorkQueue, QueueFullError } from './work-queue.mjs'

it('runs two at a time, lets twenty wait, and refuses more until some are done', async () => {
  const queue = createWorkQueue()
  const finish: (() => void)[] = []
  let running = 0
  const work = async () => {
    running += 1
    await new Promise<void>((resolve) => finish.push(resolve))
    running -= 1
    return 'done'
  }
  const all = Array.from({ length: 30 }, () => queue(work).catch((error: unknown) => error))
  const refused = await Promise.all(all.slice(22))
  expect(refused.every((error) => error instanceof QueueFullError)).toBe(true)
  expect(running).toBe(2)
  for (let done = 0; done < 22; done += 1) {
    finish[done]?.()
    expect(await all[done]).toBe('done')
    expect(running).toBeLessThanOrEqual(2)
  }
  const next = queue(async () => 'again')
  expect(await next).toBe('again')
})
