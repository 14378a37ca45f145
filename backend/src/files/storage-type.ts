/** Writes the renditions of a picture into a folder, which it creates; or writes nothing. */
type WriteRenditions = (folder: string) => Promise<void>

/** Where uploads and renditions are kept; `filename` is the name of an upload. */
export type Storage = {
  /** Keeps files that Payload has written into its folder of uploads. Rejects when it cannot. */
  keep: (names: string[]) => Promise<void>
  /** Deletes files that Payload itself does not delete. */
  remove: (names: string[]) => Promise<void>
  /** Deletes the copies in Payload's folder that are not needed once an upload is complete. */
  release: (names: string[]) => Promise<void>
  /** Lends a file with the bytes of an upload. */
  withUpload: (filename: string, use: (file: string) => Promise<void>) => Promise<void>
  /** Whether the renditions of an upload are complete, as far as is known. */
  hasRenditions: (filename: string) => boolean
  /** Adds the renditions of an upload, unless they exist. They count when all are there. */
  addRenditions: (filename: string, write: WriteRenditions) => Promise<void>
  removeRenditions: (filename: string) => Promise<void>
  /** Deletes the renditions of other widths and encodings. */
  removeOtherVersions: () => Promise<void>
  /** Learns, in the background, which renditions other replicas have added. Never throws. */
  refresh: () => void
  /** Resolves when what `refresh` asked for is known, or could not be learnt. */
  refreshed: () => Promise<void>
}
