import { executeAuthStrategies, type Payload } from 'payload'

/** Whether headers carry a session that Payload accepts: signed, unexpired, and not ended since. */
export async function hasSession(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload })
  return user !== null
}
