/** A relative picture address; the stub draws a JPEG of exactly that size. */
export function picture(name: string, width: number, height: number): string {
  return `/media/${name}-${width}x${height}.jpg`
}

/** A relative address of the stub's short film. */
export function film(name: string): string {
  return `/media/${name}.mp4`
}
