import path from 'node:path'
import { build } from 'esbuild'
import { contentBundle } from './server/load-content.mjs'
import { backendRoot } from './server/prepare.mjs'

/** Compiles what answers the content API, src/boot.ts with all that it imports, to one module for Node. */
await build({
  entryPoints: [path.join(backendRoot, 'src/boot.ts')],
  outfile: contentBundle,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
})
