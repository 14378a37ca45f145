import { expect, it } from 'vitest'
import { plainLogger } from './log/plain-logger.mjs'
import { noteOldNode } from './note-old-node.mjs'

const linesOf = (version: string) => {
  const lines: string[] = []
  noteOldNode(
    'site',
    version,
    plainLogger('site', (line) => lines.push(line)),
  )
  return lines
}

it('says in one line what Node 20 means, and nothing with Node 24', () => {
  expect(linesOf('20.11.0')).toEqual([
    expect.stringMatching(/Node 20\.11\.0 has had no security fixes.*time limit.*Node 24/),
  ])
  expect(linesOf('24.21.0')).toEqual([])
})
