import { isPreviewKind, previewPath } from '../../../contract/preview-address'
import { readEnvironment } from '../../environment/environment.mjs'
import { endpoint, refusal } from '../answers'
import { openPreviewPath } from './paths'

/** What previews need: the site's public origin, and the secret that signs their addresses; undefined without either. */
export function previewSettings() {
  const { publicSiteUrl: siteUrl, revalidateSecret } = readEnvironment()
  return siteUrl && revalidateSecret ? { siteUrl, secret: revalidateSecret } : undefined
}

/** The public origin of the site; null where there are no previews. */
export const previewOrigin = () => previewSettings()?.siteUrl ?? null

/** Leads to the preview on the site under an address signed now: a link in the back-office never expires. */
export const openPreview = endpoint('get', openPreviewPath(':kind', ':id'), (req) => {
  const settings = previewSettings()
  const { kind, id } = req.routeParams as Record<'kind' | 'id', string>
  if (!settings || !isPreviewKind(kind) || !/^\d{1,15}$/.test(id))
    return refusal(404, 'Il n’y a pas d’aperçu de ce contenu.')
  const path = previewPath(kind, id, settings.secret, Date.now())
  const headers = { Location: settings.siteUrl + path, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 302, headers })
})
