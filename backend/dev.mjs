import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { backendRoot, prepare } from './server/prepare.mjs'

Object.assign(process.env, { NODE_ENV: 'development' })
const settings = prepare()
// Outside production Payload does not migrate by itself.
const { status } = spawnSync(process.execPath, [path.join(backendRoot, 'payload.mjs'), 'migrate'], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
const { serve } = await import('./server/serve.mjs')
await serve(settings, true)
