import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { refusedValue } from '../fields/refused-value'

/** Of 0, which Payload reads as unset in its form and in the data of a new file, 1 is stored. */
const percent = z.coerce
  .number()
  .min(0)
  .max(100)
  .transform((it) => Math.max(1, Math.round(it)))
const pointSchema = z.object({ x: percent, y: percent })

const outside = 'Le point choisi est en dehors de l’image. Choisissez-le de nouveau.'

/** Where a request says a point: in its address as the back-office does, or beside the other data. */
type Edits = { focalPoint?: object }
type Data = { focalX?: unknown; focalY?: unknown; deletedAt?: unknown }

/**
 * Keeps of what is sent about a file its focal point and whether it is in the bin: all else is read from the file, which
 * stays as it is, where Payload would encode it again. @throws ValidationError for a point outside of the picture
 */
export const keepFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { focalPoint } = (req.query?.uploadEdits ?? {}) as Edits
  // Payload would resize and crop to whatever else the request says.
  if (req.query) req.query.uploadEdits = undefined
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const { focalX, focalY, deletedAt } = args.data as Data
  const kept = deletedAt === undefined ? {} : { deletedAt }
  const isInData = (focalX ?? focalY ?? null) !== null
  const given = focalPoint ?? (isInData && { x: focalX ?? 50, y: focalY ?? 50 })
  if (!given) return { ...args, data: kept }
  const { data: point } = pointSchema.safeParse(given)
  if (!point) throw refusedValue(req, { label: 'Fichier', message: outside, path: 'file' })
  return { ...args, data: { ...kept, focalX: point.x, focalY: point.y } }
}
