/** A seeded pseudo-random number generator (mulberry32): the same seed gives the same picture. */
export class Rng {
  private state: number

  constructor(seed: string) {
    let hash = 2166136261
    for (let i = 0; i < seed.length; i++) {
      hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619)
    }
    this.state = hash >>> 0
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  int(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return cycle(list, Math.floor(this.next() * list.length))
  }
}

/** The element at an index that wraps around in both directions; throws for an empty list. */
export function cycle<T>(list: readonly T[], i: number): T {
  const value = list[((i % list.length) + list.length) % list.length]
  if (value === undefined) throw new Error('The list is empty')
  return value
}

/** The joined results of `count` calls: most elements of a picture are repeated shapes. */
export function repeat(count: number, draw: (i: number) => string): string {
  let out = ''
  for (let i = 0; i < count; i++) out += draw(i)
  return out
}

/** The results of `count` calls, as an array. */
export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i))
}
