/** Answers that are on their way, by address. */
const copies = new Map<string, Promise<Response>>()

/** Whether a request makes a copy of a content. */
export const isCopy = (url: string) => /\/duplicate(\?|$)/.test(url)

/** Sends once what makes a copy, however often it is tapped on before the answer of a slow line. */
export async function copyOnce(url: string, send: () => Promise<Response>): Promise<Response> {
  const copy = copies.get(url) ?? send().finally(() => copies.delete(url))
  copies.set(url, copy)
  return (await copy).clone()
}
