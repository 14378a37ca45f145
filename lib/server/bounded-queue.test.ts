import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.mjs'

const response = () => new EventEmitter() as ServerResponse
const flush = () => new Promise((resolve) => setImmediate(resolve))

/** Work that lasts until it is told to end. */
function controlledWork() {
  let end = () => {}
  let hasStarted = false
  const work = () =>
    new Promise<void>((resolve) => {
      hasStarted = true
      end = resolve
    })
  return { work, end: () => end(), hasStarted: () => hasStarted }
}

test('work beyond the limit waits for its turn, and the queue fills', async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1 })
  const first = controlledWork()
  const second = controlledWork()
  const runs = [queue.run(response(), first.work), queue.run(response(), second.work)]
  await flush()
  expect([first.hasStarted(), second.hasStarted(), queue.isFull()]).toEqual([true, false, true])
  first.end()
  await flush()
  expect([second.hasStarted(), queue.isFull()]).toEqual([true, false])
  second.end()
  await Promise.all(runs)
})

test('the work of a client that leaves while it waits is never done', async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 5 })
  const first = controlledWork()
  const second = controlledWork()
  const client = response()
  const runs = [queue.run(response(), first.work), queue.run(client, second.work)]
  await flush()
  client.emit('close')
  first.end()
  await Promise.all(runs)
  expect(second.hasStarted()).toBe(false)
})

test('an error of the work is passed on', async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 5 })
  const work = () => Promise.reject(new Error('broken'))
  await expect(queue.run(response(), work)).rejects.toThrow('broken')
})
