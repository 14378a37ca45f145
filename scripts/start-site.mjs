import { serve } from './lib/serve.mjs'

await serve('production', { siteOnly: true })
