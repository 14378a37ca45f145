/** How many may come at once, and how many a second are allowed after a burst. */
type Rate = { burst: number; perSecond: number }

/**
 * A rate limit without a memory of who asks: the token bucket.
 * @returns a function that says whether one more is allowed now
 */
export function tokenBucket({ burst, perSecond }: Rate): () => boolean {
  let tokens = burst
  let last = Date.now()
  return () => {
    const time = Date.now()
    tokens = Math.min(burst, tokens + (Math.max(0, time - last) / 1000) * perSecond)
    last = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
