import path from 'node:path'
import { makeSampleRenditions } from '../../../backend/shared/sample-renditions.mjs'
import { backendBuild, siteBuild } from '../builds.mjs'
import { siteServer } from '../next-server.mjs'
import { root } from '../root.mjs'

/**
 * What a folder holds that runs one application without the checkout.
 * @typedef {object} Application
 * @property {import('../builds.mjs').Build} build
 * @property {string} target the folder, relative to the root
 * @property {string[]} command the arguments of node that start it there
 * @property {string[]} entries modules that node runs as they are
 * @property {string[]} assets files, and whole folders, that it reads at run time
 * @property {RegExp} excluded files that are traced and not needed
 * @property {() => Promise<void>} [prepare] makes assets of the first start, so that it need not
 * @property {string[]} compiled modules of TypeScript that node runs: there is no compiler at run time
 */

/** What is traced and never runs: tests, source maps, variants for musl, what Next uses for builds. */
const neverRun =
  /\.map$|\.test\.tsx?$|\.md$|node_modules\/(@(libsql|img)\/[^/]*musl|sass|immutable|caniuse-lite)\b/

/** @type {Record<'site' | 'backend', Application>} */
export const applications = {
  site: {
    build: siteBuild,
    target: 'dist/site',
    command: siteServer('.'),
    entries: ['lib/server/start.mjs', 'lib/server/send-config.mjs', 'lib/cache/handler.mjs'],
    assets: ['public'],
    // Traced because a path of the site's cache is named like one of the backend's.
    excluded: new RegExp(`${neverRun.source}|^backend/`),
    compiled: ['next.config.ts', 'lib/server/print-placeholders.ts'],
  },
  backend: {
    build: backendBuild,
    target: 'dist/backend',
    command: ['backend/start.mjs'],
    entries: [
      ...['start', 'backup', 'restore', 'next.config', 'dist/content'],
      ...['shared/decode-heic', 'shared/encode-renditions'],
    ].map((name) => `backend/${name}.mjs`),
    prepare: () => makeSampleRenditions(path.join(root, 'backend')),
    assets: [
      'backend/seed/pictures',
      'backend/seed/renditions',
      'docs/guide',
      'docs/guide-du-proprietaire.md',
      // The pictures that the owner can replace.
      'public/images',
    ],
    compiled: [],
    // The data of this machine, what the build contains already, and what commands alone use.
    excluded: new RegExp(
      `${neverRun.source}|^backend/(data|src)/` +
        '|node_modules/(drizzle-kit|prettier/(plugins|internal)|esbuild|@esbuild|@esbuild-kit|tsx)/',
    ),
  },
}
