import { cpSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileModule } from '../../../platform/compile-module.mjs'
import { filesUnder } from '../../../platform/files-under.mjs'
import type { Application } from './applications'
import { filesOfBuild, filesOfServer, isOfProduction } from './traced-files'

/**
 * Copies what one application needs to run, and nothing else, into a folder of its own. It takes
 * all that is set from the environment; nothing in it depends on the checkout.
 * @param application built before
 * @returns the folder and its size
 */
export async function makeStandalone(root: string, application: Application) {
  const { entries, assets, excluded, command, compiled, prepare } = application
  await prepare?.()
  const target = path.join(root, application.target)
  const output = path.join(application.build.directory, '.next')
  rmSync(target, { recursive: true, force: true })
  const traced = [...filesOfBuild(root, output), ...(await filesOfServer(root, entries))]
  const files = new Set([
    ...traced.filter((file) => !excluded.test(file)).filter(isOfProduction(root)),
    ...assets.flatMap((asset) => filesUnder(root, asset)),
  ])
  let bytes = 0
  for (const file of files) {
    const source = path.join(root, file)
    bytes += lstatSync(source).size
    cpSync(source, path.join(target, file), { verbatimSymlinks: true, recursive: true })
  }
  // Where Next writes: what is mounted there must find a folder.
  mkdirSync(path.join(target, output, 'cache'))
  for (const source of compiled) {
    const file = path.join(target, source.replace(/\.ts$/, '.mjs'))
    await compileModule(path.join(root, source), file, { external: ['sharp'] })
  }
  const scripts = { start: ['node', ...command].join(' ') }
  const description = JSON.stringify({ private: true, type: 'module', scripts }, null, 2)
  writeFileSync(path.join(target, 'package.json'), `${description}\n`)
  return { target, bytes }
}
