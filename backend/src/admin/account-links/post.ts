type Answer<T> = { data: T; message: null } | { data: null; message: string }

const unreachable = 'Le serveur ne répond pas. Réessayez dans un instant.'

/** Sends JSON to an endpoint of the accounts: its answer, or the sentence of its refusal. */
export async function post<T>(path: string, body: object): Promise<Answer<T>> {
  try {
    const response = await fetch(`/cms/owners/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as T & { errors?: { message: string }[] }
    if (response.ok) return { data: answer, message: null }
    return { data: null, message: answer.errors?.[0]?.message ?? unreachable }
  } catch {
    return { data: null, message: unreachable }
  }
}
