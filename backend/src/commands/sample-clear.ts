import { getPayload } from 'payload'
import config from '../payload.config'
import { clearSample } from '../seed/clear'

/** npm run sample:clear -w backend */
const payload = await getPayload({ config, disableOnInit: true })
const { deleted, kept } = await clearSample(payload)
console.log(
  `Contenu d’exemple : ${deleted} éléments supprimés, ${kept} gardés (modifiés ou utilisés).`,
)
console.log('Le site se met à jour dans la minute.')
await payload.destroy()
