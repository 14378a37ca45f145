import type { CollectionBeforeOperationHook } from 'payload'

type UploadEdits = { focalPoint?: { x: string; y: string } }

/**
 * Keeps of what the back-office sends about a picture its focal point alone, in percent. That of a stored one
 * is saved as it is: Payload would read the file, which may be in a bucket, and encode it again.
 */
export const keepFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { focalPoint } = (req.query?.uploadEdits ?? {}) as UploadEdits
  // Payload would resize and crop to whatever else the request says.
  if (req.query) req.query.uploadEdits = focalPoint && req.file ? { focalPoint } : undefined
  if (!focalPoint || operation !== 'update' || req.file || !('data' in args)) return args
  const [focalX, focalY] = [focalPoint.x, focalPoint.y].map((it) => Math.round(Number(it)))
  return { ...args, data: { ...args.data, focalX, focalY } }
}
