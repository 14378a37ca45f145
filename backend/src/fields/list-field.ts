import type { ArrayField, Field } from 'payload'

/** A row of the site's own list: the values of its fields by name. */
export type ModelRow = Readonly<Record<string, string | number | null>>

type Options = {
  /** What one row is called. */
  singular: string
  /** The name of the field that stands in the heading of a row. */
  title: string
  fields: Field[]
  maxRows?: number
  /** Whether its rows are open, although the list has a model. */
  isOpen?: boolean
  /** Of a list of the settings, what the site shows while it is empty; it can be copied to start from. */
  model?: readonly ModelRow[]
  /** The rows of the model in words. */
  modelLines?: readonly string[]
}

/** A list whose rows are added, removed and dragged; with a model, an empty one means the site's own. */
export function listField(name: string, label: string, options: Options): ArrayField {
  const { title, singular, model, modelLines, fields, isOpen, maxRows = 40 } = options
  const useModel = {
    path: '/globals/site-settings/admin/use-model#UseModel',
    clientProps: { model, modelLines },
  }
  return {
    name,
    label,
    fields,
    type: 'array',
    labels: { singular, plural: label },
    maxRows,
    admin: {
      initCollapsed: model !== undefined && !isOpen,
      components: {
        RowLabel: {
          path: '/globals/site-settings/admin/row-title#RowTitle',
          clientProps: { fieldName: title, singular },
        },
        beforeInput: model && [useModel],
      },
    },
  }
}
