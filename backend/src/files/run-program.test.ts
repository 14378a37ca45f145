import { afterEach, expect, it, vi } from 'vitest'
import { runProgram } from './run-program'

const megabyte = 1024 * 1024

/** Runs a script of Node. @param timeoutMs as of `runProgram` */
const run = (script: string, timeoutMs = 20_000) =>
  runProgram(process.execPath, ['-e', script], timeoutMs, 'pictures')

afterEach(() => void vi.restoreAllMocks())

// Ends by itself at half a gigabyte, far above the limit of these tests.
const endless = (take: string) => `
  const taken = []
  for (let megabytes = 0; megabytes < 500; megabytes += 10) { ${take} }
  console.error('took everything'); process.exit(0)`

it.each([
  ['buffers', 'taken.push(Buffer.alloc(1e7, 1))'],
  ['objects', 'taken.push(Array.from({ length: 1e5 }, (_, index) => Array(9).fill(index)))'],
  [
    'the memory of WebAssembly, as of the decoder of HEIC',
    'const memory = (taken[0] ??= new WebAssembly.Memory({ initial: 1 })); memory.grow(160)',
  ],
])('a program that fills %s ends at its limit', async (_what, take) => {
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(350 * megabyte)
  await expect(run(endless(take))).rejects.toThrow('ended with')
  await expect(run('Buffer.alloc(1e7, 1)')).resolves.toBeUndefined()
})

it('a program that does not end is ended, and the next one runs', async () => {
  await expect(run('for (;;);', 500)).rejects.toThrow('a signal')
  await expect(run('')).resolves.toBeUndefined()
})
