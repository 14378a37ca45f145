import { answer, endpoint, refusal } from '../answers'
import { notifier } from './notifier'
import { siteWarning } from './site-health'

/** Tells signed-in people how the site took the last change. */
export const siteHealthEndpoint = endpoint('get', '/etat-du-site', ({ user }) => {
  if (!user) return refusal(401, 'Connectez-vous d’abord.')
  const health = notifier().health()
  return answer({ ...health, warning: siteWarning(health) })
})
