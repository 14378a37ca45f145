import { noteOldNode } from '../lib/shared/note-old-node.mjs'
import { serve } from './lib/serve.mjs'

// `node scripts/start.mjs`, with `site` for the site alone, with `development` for reload on every change.
const [what] = process.argv.slice(2)
const mode = what === 'development' ? what : 'production'
if (mode === 'production') noteOldNode('supervisor')
await serve(mode, { siteOnly: what === 'site' })
