import { endpoint } from '../answers'
import { isScheduled } from './scheduled'

/** «Annuler» on the dashboard: a scheduled publication or withdrawal does not take place. */
export const cancelScheduled = endpoint('delete', '/programmations/:job', async (req) => {
  const where = { and: [isScheduled, { id: { equals: req.routeParams?.job } }] }
  await req.payload.delete({ collection: 'payload-jobs', where, req })
  return Response.json({})
})
