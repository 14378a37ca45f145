import { spawnSync } from 'node:child_process'
import { totalmem } from 'node:os'
import { expect, it, vi } from 'vitest'
import { availableMegabytes, isKilled, killedBuild, memoryNotice } from './build-memory.mjs'

it('says before a build how much memory it takes and what to do, where there is too little', () => {
  expect(memoryNotice('site', 1024)).toMatch(
    /^Building the site takes about 1800 MB of memory, and there are 1024 MB: .*npm run standalone/,
  )
  expect(memoryNotice('site', 1800)).toBeNull()
})

it('takes the limit of the control group for the memory of the machine', () => {
  const limit = vi.spyOn(process, 'constrainedMemory')
  limit.mockReturnValue(512 * 1024 ** 2)
  expect(availableMegabytes()).toBe(512)
  // Without a limit, Node gives nothing or a number beyond any machine.
  for (const none of [0, 2 ** 64]) {
    limit.mockReturnValue(none)
    expect(availableMegabytes()).toBe(Math.round(totalmem() / 1024 ** 2))
  }
  limit.mockRestore()
})

it('names a build that was killed, and no other', () => {
  const kill = 'process.kill(process.pid, "SIGKILL")'
  expect(isKilled(spawnSync(process.execPath, ['-e', kill]))).toBe(true)
  expect(isKilled(spawnSync(process.execPath, ['-e', 'process.exit(137)']))).toBe(true)
  expect(isKilled(spawnSync(process.execPath, ['-e', 'process.exit(1)']))).toBe(false)
  expect(killedBuild('back-office', 1024)).toMatch(/was killed.*there are 1024 MB.*standalone/)
})
