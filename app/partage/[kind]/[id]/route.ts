import { areaImageResponse } from '@/lib/og-image/response'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

/** The general share image of an area of the site: `/partage/{area}/{version}.jpg`. */
export async function GET(_: Request, { params }: RouteContext<'/partage/[kind]/[id]'>) {
  const { kind: area, id: file } = await params
  return areaImageResponse({ area, file }, await loadSiteSettings())
}
