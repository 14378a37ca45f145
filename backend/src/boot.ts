import { getPayload } from 'payload'
import { bridge } from '../server/shared.mjs'
import { answer } from './contract/answer'
import config from './payload.config'

/** Starts Payload (migrations, first run) and hands the contract to server.mjs. */
export async function boot(): Promise<void> {
  const payload = await getPayload({ config })
  const side = bridge()
  side.answer = (path) => answer(payload, path)
  side.close = () => payload.destroy()
}
