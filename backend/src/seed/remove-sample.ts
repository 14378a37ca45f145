import { isProprietaire } from '../accounts/roles'
import { endpoint } from '../answers'
import { record } from '../audit/record'
import { clearSample } from './clear'

/** For a «propriétaire»: deletes the sample content that nobody has changed. */
export const removeSample = endpoint('post', '/retirer-les-exemples', async (req) => {
  if (!isProprietaire(req)) return Response.json({ errors: [] }, { status: 403 })
  const result = await clearSample(req.payload)
  const summary = `Contenus d’exemple retirés, avec leurs fichiers\u00a0: ${result.deleted}`
  await record(req, { kind: 'suppression', summary })
  return Response.json(result)
})
