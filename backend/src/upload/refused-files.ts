import { type Refused, refusalIn } from '../admin/request'

/** Why the server has refused files, by the file that was chosen. */
const reasons = new WeakMap<File, string>()

/** Notes why a file was refused. @param response of the save that sent it */
export async function noteRefusedFile(file: File, response: Response) {
  if (response.ok) return
  const refused = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Refused
  reasons.set(file, refusalIn(refused) ?? '')
}

/** What a file was refused for; undefined of another value of its field. */
export const refusalOfFile = (file: unknown) =>
  file instanceof File ? reasons.get(file) : undefined
