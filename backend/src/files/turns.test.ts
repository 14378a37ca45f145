import { expect, it } from 'vitest'
import { turnOf } from './turns'

it('of one account one file is open at a time, and none of another waits for it', async () => {
  const opened: string[] = []
  let end = () => {}
  const long = turnOf(1)(() => new Promise<void>((resolve) => (end = resolve)))
  const next = turnOf(1)(() => opened.push('next of one'))
  await turnOf(2)(() => opened.push('of another'))
  expect(opened).toEqual(['of another'])
  end()
  await Promise.all([long, next])
  expect(opened).toEqual(['of another', 'next of one'])
})
