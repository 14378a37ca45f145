type Options = {
  /** How many may come at once. */
  burst: number
  /** How many a second are allowed after a burst. */
  perSecond: number
  /** Milliseconds. */
  now?: () => number
}

/**
 * A rate limit without a memory of who asks: the token bucket.
 * @returns a function that says whether one more is allowed now
 */
export function tokenBucket({ burst, perSecond, now = Date.now }: Options): () => boolean {
  let tokens = burst
  let last = now()
  return () => {
    const time = now()
    tokens = Math.min(burst, tokens + (Math.max(0, time - last) / 1000) * perSecond)
    last = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
