import type { z } from 'zod'
import { type OwnerSettings, ownerSettingsSchema } from './owner-settings'

/**
 * Reads what the backend answers. A value that does not fit is left out, alone: the default holds.
 * @returns `rejected`: where those values stood, such as `identity.email`
 * @throws ZodError when the body is no object
 */
export function parseOwnerSettings(body: unknown): { owner: OwnerSettings; rejected: string[] } {
  return leaveOut(structuredClone(body), ownerSettingsSchema)
}

function leaveOut(body: unknown, schema: typeof ownerSettingsSchema) {
  const rejected = new Set<string>()
  for (;;) {
    const parsed = schema.safeParse(body)
    if (parsed.success) return { owner: parsed.data, rejected: [...rejected] }
    // From the end, so that the other items of a list keep their places.
    for (const { path } of parsed.error.issues.toReversed()) {
      const removed = remove(body, path)
      if (!removed) throw parsed.error
      rejected.add(removed)
    }
  }
}

/** Removes the value of a path, or what should hold it; undefined when nothing can be removed. */
function remove(body: unknown, path: z.core.$ZodIssue['path']): string | undefined {
  const [key, ...rest] = path
  if (key === undefined || typeof body !== 'object' || body === null) return undefined
  if (!Object.hasOwn(body, key)) return undefined
  const inner = remove(Reflect.get(body, key), rest)
  if (inner !== undefined) return `${String(key)}.${inner}`
  if (Array.isArray(body)) body.splice(Number(key), 1)
  else Reflect.deleteProperty(body, key)
  return String(key)
}
