import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { filesUnder } from '../../../platform/files-under.mjs'

const compiledByNext = 'node_modules/next/dist/compiled/'

/** Parts of Next that only a build or the development server runs, as Next leaves them out itself. */
const notInProduction = [
  ...['**/.next/**', '**/*.d.ts', '**/*.map', '**/*.development.js'],
  ...['compiled/next-server/**/*.dev.js', 'compiled/webpack/*', 'pages/**', 'lib/upgrade/**'].map(
    (files) => `**/next/dist/${files}`,
  ),
]

/**
 * The files that a build consists of and the packages that its pages need, Next among them, as
 * `next build` has traced them.
 * @param output the folder of the build, `.next`, relative to the root, as the results are
 */
export function filesOfBuild(root: string, output: string): string[] {
  const traces = filesUnder(root, `${output}/server`).filter((name) => name.endsWith('.nft.json'))
  const { files: manifests } = readJson(path.join(root, output, 'required-server-files.json'))
  return [
    ...[...traces, `${output}/next-server.js.nft.json`].flatMap((trace) =>
      readJson(path.join(root, trace)).files.map((file) => path.join(path.dirname(trace), file)),
    ),
    ...manifests.map((file) => path.join(path.dirname(output), file)),
    ...['server', 'static', 'node_modules'].flatMap((it) => filesUnder(root, `${output}/${it}`)),
    // What Next looks up by computed names when it reads a configuration.
    ...['webpack', '@babel/runtime'].flatMap((it) => filesUnder(root, compiledByNext + it)),
  ].filter((name) => !name.endsWith('.nft.json'))
}

/** The files that modules import, themselves included, all relative to the root. */
export async function filesOfServer(root: string, entries: readonly string[]) {
  const options = { base: root, processCwd: root, ignore: notInProduction }
  const files = entries.map((entry) => path.join(root, entry))
  return (await nodeFileTrace(files, options)).fileList
}

/** Whether a file is of no package of development, which a build beside them traces by the tests of others. */
export function isOfProduction(root: string): (file: string) => boolean {
  const { packages } = readJson(path.join(root, 'package-lock.json'))
  const others = Object.keys(packages).filter((it) => packages[it]?.dev)
  return (file) => !others.some((it) => file.startsWith(`${it}/`))
}

type Json = { files: string[]; packages: Record<string, { dev?: boolean }> }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Json
