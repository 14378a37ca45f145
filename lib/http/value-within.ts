/**
 * What a promise resolves to, or undefined when it takes longer; it is not cancelled.
 * @param timeoutMs milliseconds
 * @throws what the promise throws in that time
 */
export async function valueWithin<T>(
  timeoutMs: number,
  promise: Promise<T>,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
