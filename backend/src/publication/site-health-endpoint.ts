import type { Endpoint } from 'payload'
import { notifier } from './notifier'
import { siteWarning } from './site-health'

/** Tells signed-in people how the site took the last change. */
export const siteHealthEndpoint: Endpoint = {
  path: '/etat-du-site',
  method: 'get',
  handler: ({ user }) => {
    if (!user) return Response.json({ errors: [] }, { status: 401 })
    const health = notifier().health()
    return Response.json(
      { ...health, warning: siteWarning(health) },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
}
