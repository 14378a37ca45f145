declare module 'heic-decode' {
  /** A photo of a HEIC file: its pixels, four bytes each and upright, when asked for. */
  type Photo = {
    width: number
    height: number
    decode: () => Promise<{ data: Uint8ClampedArray }>
  }

  const heic: {
    /** The photos of a file. Rejects when it is damaged. */
    all: (file: { buffer: Uint8Array }) => Promise<Photo[]>
  }
  export default heic
}
