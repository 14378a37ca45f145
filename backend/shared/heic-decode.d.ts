declare module 'heic-decode' {
  /** The first photo of a HEIC file, four bytes for each pixel, upright. Rejects when it is damaged. */
  export default function decode(file: {
    buffer: Uint8Array
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
}
