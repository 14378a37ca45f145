import { APIError, type CollectionBeforeValidateHook, type GlobalBeforeValidateHook } from 'payload'

type Save = Parameters<CollectionBeforeValidateHook>[0] | Parameters<GlobalBeforeValidateHook>[0]

/** Refuses to overwrite what was saved elsewhere since, as `If-Match` tells; not for accounts, which sign-ins save. */
export function refuseStale({ data, originalDoc, req, ...save }: Save) {
  const shown = req.headers?.get('if-match')
  // The hooks of a save store more, in the same request.
  if (!shown || req.context.isCompared) return data
  req.context.isCompared = true
  const isAccount = 'collection' in save && Boolean(save.collection.auth)
  if (isAccount || !originalDoc?.updatedAt || shown === `"${originalDoc.updatedAt}"`) return data
  const message =
    'Ce contenu a été enregistré ailleurs entre-temps\u00a0: rien n’a été remplacé. Reprenez ce que vous aviez écrit, gardé sur cet appareil, puis enregistrez.'
  throw new APIError(message, 412, null, true)
}

/** When a document was made and saved is for the server to say, not for a request. */
export const ownTimes = ({ data, originalDoc }: Save) => ({
  ...data,
  createdAt: originalDoc?.createdAt,
  updatedAt: originalDoc?.updatedAt,
})
