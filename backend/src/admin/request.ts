type Answer<T> = { data: T; message: null } | { data: null; message: string }

const unreachable = 'Le serveur ne répond pas. Réessayez dans un instant.'

/** Sends JSON to an endpoint of the back-office: its answer, or the sentence of its refusal. */
export function post<T>(path: string, body: object): Promise<Answer<T>> {
  const headers = { 'Content-Type': 'application/json' }
  return send(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Sends a request to an endpoint of the back-office. */
export async function send<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(`/cms/${path}`, init)
    const answer = (await response.json()) as T & Refused
    if (response.ok) return { data: answer, message: null }
    return { data: null, message: refusalIn(answer) ?? unreachable }
  } catch {
    return { data: null, message: unreachable }
  }
}

type FieldError = { path: string; message: string }

/** What a refusal says. */
export type Refused = { errors?: { message: string; data?: { errors?: FieldError[] } }[] }

/** Its sentence: that of a refused field, else that of the whole. */
export const refusalIn = ({ errors: [first] = [] }: Refused) =>
  first?.data?.errors?.[0]?.message ?? first?.message
