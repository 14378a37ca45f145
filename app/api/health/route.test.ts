import { expect, it, vi } from 'vitest'
import { pagesBackend } from '@/testing/rendered-pages'

const backend = pagesBackend()

it('is ready whatever the state of the backend, which is asked once in two seconds and named nowhere', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { GET } = await import('./route')
  const answerAfter = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    const response = await GET()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return response.json() as Promise<unknown>
  }
  expect(await answerAfter(0)).toEqual({ ready: true, backend: 'reachable' })
  await backend().mode('refuse')
  expect(await answerAfter(2000)).toEqual({ ready: true, backend: 'reachable' })
  expect(await answerAfter(1)).toEqual({ ready: true, backend: 'unreachable' })
  await backend().mode('ok')
  expect(await answerAfter(2001)).toEqual({ ready: true, backend: 'reachable' })
  vi.useRealTimers()
})
