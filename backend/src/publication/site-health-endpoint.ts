import { answer, endpoint } from '../answers'
import { notifier } from './notifier'
import { siteWarning } from './site-health'

/** Tells signed-in people how the site took the last change. */
export const siteHealthEndpoint = endpoint('get', '/etat-du-site', () => {
  const health = notifier().health()
  return answer({ ...health, warning: siteWarning(health) })
})
