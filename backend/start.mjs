import { existsSync } from 'node:fs'
import path from 'node:path'
import { BACKEND_ROOT, fail, prepare } from './server/prepare.mjs'

Object.assign(process.env, { NODE_ENV: 'production' })
const settings = prepare()
if (!existsSync(path.join(BACKEND_ROOT, '.next', 'BUILD_ID'))) {
  fail('il n’est pas encore construit. Construisez-le avec : npm run build -w backend')
}
// After NODE_ENV is set: React and Next read it when they load.
const { serve } = await import('./server/serve.mjs')
await serve(settings, false).catch((/** @type {unknown} */ error) => {
  console.error(error)
  fail('le démarrage a échoué (voir le message ci-dessus).')
})
