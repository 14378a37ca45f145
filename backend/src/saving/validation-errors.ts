import type { BuildFormStateArgs, FormState } from 'payload'
import { getObjectDotNotation } from 'payload/shared'
import type { Refused } from '../admin/request'
import { isSame } from './unsaved-changes'

type Check = Partial<BuildFormStateArgs>
type Answer = { state: FormState | null }
type Refusal = { message: string; value: unknown }

/** Of the last save of each form: by the address that it saves to, then by the path of the field. */
const refusals = new Map<string, Map<string, Refusal>>()

/** To be called when a form is left. @param address where it saves to, without its query */
export const forgetValidationErrors = (address: string) => void refusals.delete(address)

/** Whether the last save of a form was refused for one of its fields. */
export const isRefusedForFields = (form: Check) => refusals.has(addressOf(form))

/** Notes which fields a save was refused for. @param data what was sent, as JSON */
export async function noteValidationErrors(address: string, data: string, response: Response) {
  refusals.delete(address)
  if (response.ok) return
  const { errors = [] } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Refused
  const sent = JSON.parse(data) as Record<string, unknown>
  const refused = new Map<string, Refusal>()
  for (const { path, message } of errors.flatMap((it) => it.data?.errors ?? [])) {
    refused.set(path, { message, value: getObjectDotNotation(sent, path) })
  }
  if (refused.size > 0) refusals.set(address, refused)
}

/** Keeps a field wrong that the last save was refused for until its value changes: Payload's checks know no hooks. */
export async function checkWithValidationErrors(check: Check, ask: (it: Check) => unknown) {
  const address = addressOf(check)
  const before = refusals.get(address)
  const first = (await ask(check)) as Answer
  const refused = refusals.get(address)
  if (!refused || !check.formState) return first
  // Asked before the refusal: it has not looked for what else is wrong, and no other check may follow.
  const isEarly = refused !== before
  const isUnchecked = isEarly && check.skipValidation
  const { state } = (isUnchecked ? await ask({ ...check, skipValidation: false }) : first) as Answer
  for (const [path, { message, value }] of refused) {
    const field = state?.[path]
    // What a check finds by itself is left to it: another field may mend it.
    if (field?.valid === false) refused.delete(path)
    else if (field && (isEarly || isSame(check.formState[path]?.value, value))) {
      Object.assign(field, { valid: false, errorMessage: message })
      // As Payload does: a list says how many of its fields are wrong.
      for (const [parent, it] of Object.entries(state)) {
        if (path.startsWith(`${parent}.`)) it.errorPaths = [...(it.errorPaths ?? []), path]
      }
    }
  }
  return { ...first, state }
}

function addressOf({ collectionSlug, globalSlug, id }: Check): string {
  if (globalSlug) return `/cms/globals/${globalSlug}`
  return id ? `/cms/${collectionSlug}/${id}` : `/cms/${collectionSlug}`
}
