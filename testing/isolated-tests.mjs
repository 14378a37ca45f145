import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../platform/files-under.mjs'

/** What replaces modules or the environment, or starts or asks a backend, which each file does from its own address. */
const needsOwnModules =
  /\bvi\.(mock|doMock|hoisted|resetModules|stub)|process\.env\.\w+ =|testing\/(backend|databases|owner|rendered-pages|run-command|shared|sqlite)/

/**
 * The test files that get modules of their own; the others share theirs, as half of their time goes into
 * loading the same ones again for every file.
 * @param {string} root
 * @param {readonly string[]} folders relative to the root, as the results are
 */
export const isolatedTests = (root, folders) =>
  folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter((it) => /\.test\.tsx?$/.test(it))
    .filter(
      (it) =>
        it.includes('.slow.') || needsOwnModules.test(readFileSync(path.join(root, it), 'utf8')),
    )
