'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { Data, Field, FormState } from 'payload'
import { flattenAllFields, reduceFieldsToValues } from 'payload/shared'
import { changesOf } from '../audit/changes'
import type { UnsavedChanges } from './unsaved-changes'

const mostLines = 8

type Props = { before: FormState; kept: UnsavedChanges['fields'] }

/** What kept fields would change in a form: «Lieu : « Ouidah » → « Parakou »». */
export function WhatWouldChange({ before, kept }: Props) {
  const { docConfig } = useDocumentInfo()
  const fields = flattenAllFields({ fields: (docConfig?.fields ?? []) as unknown as Field[] })
  const lines = changesOf(fields, reduceFieldsToValues(before, true), valuesWith(before, kept))
  return (
    <ul className="mt-0 mb-2 ps-[1.25em] wrap-anywhere">
      {lines.slice(0, mostLines).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > mostLines && <li>et {lines.length - mostLines} autres</li>}
    </ul>
  )
}

/** The values of a form with kept fields in place of its own. */
export const valuesWith = (fields: FormState, kept: UnsavedChanges['fields']): Data => {
  const all = Object.entries(kept).map(([path, value]) => [path, { value }] as const)
  return reduceFieldsToValues({ ...fields, ...Object.fromEntries(all) }, true)
}
