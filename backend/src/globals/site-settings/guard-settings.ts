import type { GlobalAfterChangeHook, GlobalBeforeValidateHook } from 'payload'
import { checkCurrentPassword, takeCurrentPassword } from '../../accounts/current-password'
import { endpoint } from '../../answers'
import { record } from '../../audit/record'
import { settingsChanges, withoutOwnersTabs } from './owners-tab'

/** A «propriétaire» gives the current password to change what no other account may. */
export const guardSettings: GlobalBeforeValidateHook = async ({ req, ...change }) => {
  const { given, rest } = takeCurrentPassword<object>(change.data ?? {})
  const { ofOwners } = settingsChanges(change.global, change.originalDoc ?? {}, rest)
  if (ofOwners.length > 0) await checkCurrentPassword(given, req, 'changer ces renseignements')
  return rest
}

export const recordSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const { ofOwners, others } = settingsChanges(global, previousDoc ?? {}, doc)
  if (ofOwners.length > 0) {
    const summary = 'Coordonnées ou mentions légales modifiées'
    await record(req, { kind: 'coordonnees', summary, changes: ofOwners })
  }
  if (others.length > 0) {
    await record(req, { kind: 'reglages', summary: 'Réglages du site modifiés', changes: others })
  }
}

/** In place of Payload's own endpoint, which checks no field: saves a former version as a form does. */
export const restoreSettings = endpoint('post', '/versions/:id', async (req) => {
  const slug = 'reglages'
  const id = String(req.routeParams?.id)
  const options = { slug, depth: 0, req, overrideAccess: false } as const
  const { version } = await req.payload.findGlobalVersionByID({ ...options, id })
  const doc = await req.payload.updateGlobal({ ...options, data: withoutOwnersTabs(version) })
  const message =
    'Version rétablie, sauf les coordonnées, les réseaux et les mentions légales, qui restent comme ils sont.'
  return Response.json({ doc, message })
})
