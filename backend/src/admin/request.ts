type Answer<T> = { data: T; message: null } | { data: null; message: string }

const unreachable = 'Le serveur ne répond pas. Réessayez dans un instant.'

/** Sends JSON to an endpoint of the back-office: its answer, or the sentence of its refusal. */
export function post<T>(path: string, body: object): Promise<Answer<T>> {
  const headers = { 'Content-Type': 'application/json' }
  return send(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Sends a request to an endpoint of the back-office. The sentence of a refused field goes before any other. */
export async function send<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(`/cms/${path}`, init)
    const answer = (await response.json()) as T & { errors?: Refusal[] }
    if (response.ok) return { data: answer, message: null }
    const [refusal] = answer.errors ?? []
    const message = refusal?.data?.errors?.[0]?.message ?? refusal?.message
    return { data: null, message: message ?? unreachable }
  } catch {
    return { data: null, message: unreachable }
  }
}

type Refusal = { message: string; data?: { errors?: { message: string }[] } }
