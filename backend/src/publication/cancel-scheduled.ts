import { canAccessAdmin, type Endpoint } from 'payload'
import { isScheduled } from './scheduled'

/** «Annuler» on the dashboard: a scheduled publication or withdrawal does not take place. */
export const cancelScheduled: Endpoint = {
  path: '/programmations/:job',
  method: 'delete',
  handler: async (req) => {
    await canAccessAdmin({ req })
    const where = { and: [isScheduled, { id: { equals: req.routeParams?.job } }] }
    await req.payload.delete({ collection: 'payload-jobs', where, req })
    return Response.json({})
  },
}
