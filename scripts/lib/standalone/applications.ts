import path from 'node:path'
import { makeSampleRenditions } from '../../../backend/pictures/sample-renditions.mjs'
import { backendBuild, type Build, siteBuild } from '../builds.mjs'
import { siteServer } from '../next-server.mjs'
import { root } from '../root.mjs'

/** What a folder holds that runs one application without the checkout. */
export type Application = {
  build: Build
  /** The folder, relative to the root. */
  target: string
  /** The arguments of node that start it there. */
  command: string[]
  /** Modules that node runs as they are. */
  entries: string[]
  /** Files, and whole folders, that it reads at run time. */
  assets: string[]
  /** Files that are traced and not needed. */
  excluded: RegExp
  /** Makes assets of the first start, so that it need not. */
  prepare?: () => Promise<void>
  /** Modules of TypeScript that node runs: there is no compiler at run time. */
  compiled: string[]
}

/** What is traced and never runs: tests, source maps, variants for musl, what Next uses for builds. */
const neverRun =
  /\.map$|\.test\.tsx?$|\.md$|node_modules\/(@(libsql|img)\/[^/]*musl|sass|immutable|caniuse-lite)\b/

export const applications: Record<'site' | 'backend', Application> = {
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
      ...['decode-heic', 'encode-renditions', 'store-picture'].map((name) => `pictures/${name}`),
    ].map((name) => `backend/${name}.mjs`),
    prepare: () => makeSampleRenditions(path.join(root, 'backend')),
    assets: [
      ...['backend/seed/pictures', 'backend/seed/renditions'],
      ...['docs/guide', 'docs/guide-du-proprietaire.md'],
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
