/** A relative picture address; the mock backend answers a JPEG of exactly that size. */
export const picture = (name: string, width: number, height: number): string =>
  `/media/${name}-${width}x${height}.jpg`

/** A relative address of the mock backend's short video. */
export const videoFile = (name: string): string => `/media/${name}.mp4`
