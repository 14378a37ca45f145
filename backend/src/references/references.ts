import type { CollectionBeforeValidateHook, CollectionSlug, FlattenedField } from 'payload'

/** The paths of the fields that may refer to documents of a collection, such as `plans.image`. */
export function referencePaths(
  fields: FlattenedField[],
  target: CollectionSlug,
  prefix = '',
): string[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name
    if (field.type === 'upload' || field.type === 'relationship') {
      return [field.relationTo].flat().includes(target) ? [path] : []
    }
    return 'flattenedFields' in field
      ? referencePaths(field.flattenedFields, target, `${path}.`)
      : []
  })
}

/** The values at a path of a document, through groups and arrays, without empty ones. */
export function valuesAt(data: unknown, path: string): unknown[] {
  let values: unknown[] = [data]
  for (const name of path.split('.')) {
    values = values.flatMap((value) =>
      typeof value === 'object' && value !== null ? [Reflect.get(value, name)].flat() : [],
    )
  }
  return values.filter((value) => value !== null && value !== undefined)
}

/** The collections to whose documents others refer. */
export const referredTo = ['categories', 'categories-beaute', 'uploads'] as const

/** Contents first, then their categories, then files: what nothing uses by then can be deleted. */
export function inDeletionOrder<T>(items: readonly T[], collectionOf: (item: T) => string): T[] {
  const rank = (item: T) => referredTo.findIndex((it) => it === collectionOf(item))
  return items.toSorted((one, other) => rank(one) - rank(other))
}

/** What comes back from the bin brings back the files that it uses: without them it is not valid. */
export const restoreFiles: CollectionBeforeValidateHook = async (change) => {
  const { data, originalDoc, collection, req } = change
  const comesBack = Boolean(originalDoc?.deletedAt) && data?.deletedAt === null
  for (const target of comesBack ? referredTo : []) {
    const paths = referencePaths(collection.flattenedFields, target)
    const ids = paths.flatMap((path) => valuesAt(originalDoc, path))
    if (ids.length === 0) continue
    await req.payload.update({
      collection: target,
      where: { and: [{ id: { in: ids } }, { deletedAt: { exists: true } }] },
      data: { deletedAt: null },
      trash: true,
      req,
    })
  }
  return data
}
