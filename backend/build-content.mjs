import path from 'node:path'
import { compileModule } from '../platform/compile-module.mjs'
import { contentBundle } from './server/load-content.mjs'
import { backendRoot } from './server/prepare.mjs'

/** Compiles what answers the content API. */
await compileModule(path.join(backendRoot, 'src/boot.ts'), contentBundle)
