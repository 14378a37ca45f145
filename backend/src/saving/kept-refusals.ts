import type { FormState } from 'payload'

/** What a form is checked with, as Payload's server function `form-state` takes it. */
type Check = {
  collectionSlug?: string
  globalSlug?: string
  id?: number | string
  formState?: FormState
  skipValidation?: boolean
}

type Refusal = { message: string; value: string }
type Answer = {
  errors?: { data?: { errors?: { path: string; message: string }[] } }[]
}

/** Of the last save of each form: by the address that it saves to, then by the path of the field. */
const refusals = new Map<string, Map<string, Refusal>>()

/** To be called when a form is left. @param address where it saves to, without its query */
export const forgetRefusals = (address: string) => void refusals.delete(address)

/** Notes which fields a save was refused for. @param data what was sent, as JSON */
export async function noteRefusals(address: string, data: string, response: Response) {
  refusals.delete(address)
  if (response.ok) return
  const { errors = [] } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Answer
  const sent: unknown = JSON.parse(data)
  const wrong = errors.flatMap((it) => it.data?.errors ?? [])
  if (wrong.length === 0) return
  const refused = wrong.map(
    ({ path, message }) => [path, { message, value: textOf(valueAt(path, sent)) }] as const,
  )
  refusals.set(address, new Map(refused))
}

/**
 * Checks a form, and keeps a field wrong that its last save was refused for until its value changes:
 * Payload's checks do not know what hooks refuse, and would take the sentences away.
 */
export async function checkWithRefusals(
  check: Check,
  ask: (check: Check) => unknown,
): Promise<unknown> {
  const address = addressOf(check)
  const before = refusals.get(address)
  const first = await ask(check)
  const refused = refusals.get(address)
  if (!refused || !check.formState) return first
  // Asked before the refusal: it has not looked for what else is wrong, and no other check may follow.
  const isEarly = refused !== before
  const isRepeated = isEarly && check.skipValidation === true
  const answer = isRepeated ? await ask({ ...check, skipValidation: false }) : first
  const { state } = answer as { state: FormState | null }
  for (const [path, { message, value }] of refused) {
    const field = state?.[path]
    if (!field) continue
    // What a check finds by itself is left to it: another field may mend it.
    if (field.valid === false) refused.delete(path)
    else if (isEarly || textOf(check.formState[path]?.value) === value) {
      Object.assign(field, { valid: false, errorMessage: message })
      tellParents(state, path)
    }
  }
  return answer
}

/** As Payload does: a list says how many of its fields are wrong. */
function tellParents(state: FormState, path: string) {
  for (const [parent, field] of Object.entries(state)) {
    if (path.startsWith(`${parent}.`)) field.errorPaths = [...(field.errorPaths ?? []), path]
  }
}

function addressOf({ collectionSlug, globalSlug, id }: Check): string {
  if (globalSlug) return `/cms/globals/${globalSlug}`
  return id === undefined ? `/cms/${collectionSlug}` : `/cms/${collectionSlug}/${id}`
}

const valueAt = (path: string, data: unknown) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data)

const textOf = (value: unknown) => JSON.stringify(value ?? null)
