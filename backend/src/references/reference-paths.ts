import type { CollectionSlug, FlattenedField } from 'payload'

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
