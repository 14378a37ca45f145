import { getPayload } from 'payload'
import config from '../payload.config'
import { clearSample } from '../seed/clear'

/** npm run sample:clear -w backend */
const payload = await getPayload({ config, disableOnInit: true })
const { deleted, kept } = await clearSample(payload)
console.log(
  `Sample content: ${deleted} documents deleted, ${kept} kept (changed, or used by others).`,
)
console.log('The site follows within a minute.')
await payload.destroy()
