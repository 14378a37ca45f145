import { fileMaxBytes } from '../files/limits'
import { messages } from './messages'
import { LineLost, sendForm } from './send-form'
import { uploadProgress } from './upload-progress'

/**
 * `fetch` for the back-office: forms with a file are sent with their progress told, and one that cannot
 * be sent is answered as the server would refuse it, so that Payload's forms show the sentence.
 */
export function fetchWithProgress(original: typeof fetch): typeof fetch {
  return (input, init) => {
    const file = init?.body instanceof FormData ? init.body.get('file') : null
    if (typeof input !== 'string' || !(file instanceof File)) return original(input, init)
    return send(input, file, { ...init, body: init?.body as FormData })
  }
}

async function send(url: string, file: File, init: RequestInit & { body: FormData }) {
  if (file.size > fileMaxBytes) return refusal(413, messages.tooHeavy)
  if (!navigator.onLine) return refusal(503, messages.offline)
  uploadProgress.set({ sent: 0, total: file.size })
  try {
    return await sendForm(url, {
      method: init.method ?? 'POST',
      headers: init.headers,
      body: init.body,
      signal: init.signal,
      onProgress: (sent, total) => uploadProgress.set({ sent, total }),
    })
  } catch (error) {
    if (!(error instanceof LineLost)) throw error
    return refusal(503, navigator.onLine ? messages.lost : messages.offline)
  } finally {
    uploadProgress.set(null)
  }
}

function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
