import { noteOldNode } from '../lib/shared/note-old-node.mjs'
import { serve } from './lib/serve.mjs'

noteOldNode('supervisor')
await serve('production', { siteOnly: true })
