/** A relative picture address; the mock backend answers a JPEG of exactly that size. */
export function picture(name: string, width: number, height: number): string {
  return `/media/${name}-${width}x${height}.jpg`
}

/** A relative address of the mock backend's short video. */
export function videoFile(name: string): string {
  return `/media/${name}.mp4`
}
