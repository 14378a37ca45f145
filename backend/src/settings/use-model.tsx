'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import './use-model.css'

type Props = {
  path: string
  model: readonly Readonly<Record<string, string | number | null>>[]
  modelLines: readonly string[]
}

/** Under the heading of an empty list: what the site shows, and a button that starts from it. */
export function UseModel({ path, model, modelLines }: Props) {
  const { addFieldRow } = useForm()
  const rowCount = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0)
  if (rowCount > 0) return null
  return (
    <div className="use-model">
      <p>Liste vide&#160;: le site montre celle du modèle.</p>
      <ul>
        {modelLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-medium"
        onClick={() =>
          model.forEach((row, rowIndex) =>
            addFieldRow({ path, schemaPath: path, rowIndex, subFieldState: stateOf(row) }),
          )
        }
      >
        Partir du modèle
      </button>
    </div>
  )
}

function stateOf(row: Props['model'][number]): FormState {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, { value, initialValue: value, valid: true }]),
  )
}
