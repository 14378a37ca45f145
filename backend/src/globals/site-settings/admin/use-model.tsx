'use client'

import { Button, useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'

type Props = {
  path: string
  model: readonly Readonly<Record<string, string | number | null>>[]
  modelLines: readonly string[]
}

/** Above the rows of a list: the way back to that of the site, or what it is and a button that starts from it. */
export function UseModel({ path, model, modelLines }: Props) {
  const { addFieldRow, removeFieldRow } = useForm()
  const rowCount = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0)
  const start = () =>
    model.forEach((row, rowIndex) =>
      addFieldRow({ path, schemaPath: path, rowIndex, subFieldState: stateOf(row) }),
    )
  const goBack = () => {
    if (!window.confirm('Retirer toutes les lignes et revenir à la liste du modèle\u00a0?')) return
    for (let row = rowCount; row > 0; row -= 1) removeFieldRow({ path, rowIndex: row - 1 })
  }
  return (
    <div className="use-model text-strong mt-2 mb-4" data-empty={rowCount === 0 || undefined}>
      {rowCount === 0 && (
        <>
          <p>Liste vide&#160;: le site montre celle du modèle. Partez-en pour la changer.</p>
          <ul className="mt-2 mb-3 ps-5">
            {modelLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <Button buttonStyle="secondary" margin={false} onClick={rowCount === 0 ? start : goBack}>
        {rowCount === 0 ? 'Partir du modèle' : 'Revenir au modèle'}
      </Button>
    </div>
  )
}

function stateOf(row: Props['model'][number]): FormState {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, { value, initialValue: value, valid: true }]),
  )
}
