import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { beforeChangeTraverseFields, type ServerFunction, type ValidationFieldError } from 'payload'

type Args = Parameters<typeof schedulePublishHandler>[0]

/** Payload's own function, unless a publication would fail: then it answers the labels of fields as `refused`. */
export const schedulePublication: ServerFunction<Args> = async (args) => {
  const refused = args.type === 'publish' ? await refusedFields(args) : []
  if (refused.length === 0) return schedulePublishHandler(args)
  return { error: 'incomplete', refused }
}

/** The labels of the fields for which a publication of the saved version would be refused. */
async function refusedFields({ doc: wanted, req }: Args): Promise<string[]> {
  if (!wanted) return []
  const { relationTo: slug, value: id } = wanted
  const saved = { id, draft: true, depth: 0, overrideAccess: false, req } as const
  const doc = await req.payload.findByID({ collection: slug, ...saved })
  const { config } = req.payload.collections[slug]
  const data = { ...structuredClone(doc), _status: 'published' }
  const errors: ValidationFieldError[] = []
  // As Payload does in the update that publishes, with what it stores before and after.
  const paths = { fieldLabelPath: '', parentIndexPath: '', parentPath: '', parentSchemaPath: '' }
  const where = { collection: config, fields: config.fields, global: null, id, ...paths }
  const before = { doc, docWithLocales: doc, siblingDoc: doc, siblingDocWithLocales: doc }
  const after = { data, siblingData: data, operation: 'update' as const }
  const how = { context: {}, errors, mergeLocaleActions: [], overrideAccess: true, req }
  await beforeChangeTraverseFields({ ...where, ...before, ...after, ...how })
  return errors.map(({ label, path }) => (typeof label === 'string' ? label : path))
}
