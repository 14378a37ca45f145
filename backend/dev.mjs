import '../contract/bound-picture-sides.mjs'
import { prepare } from './server/prepare.mjs'

Object.assign(process.env, { NODE_ENV: 'development' })
const settings = prepare()
await import('./build-content.mjs')
const { serve } = await import('./server/serve.mjs')
await serve(settings, { dev: true })
