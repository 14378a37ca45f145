'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { FieldDiffClientProps, SelectFieldClient } from 'payload'

/** An optional choice in a comparison of versions; Payload's shows «null» where there is none. */
export function SelectDiff({
  field,
  comparisonValue,
  versionValue,
  locale,
  nestingLevel,
}: FieldDiffClientProps<SelectFieldClient>) {
  const { i18n } = useTranslation()
  const html = (value: unknown) => {
    const option = field.options.find((it) => typeof it === 'object' && it.value === value)
    return `<p>${typeof option === 'object' ? String(option.label) : ''}</p>`
  }
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(comparisonValue),
    toHTML: html(versionValue),
    tokenizeByCharacter: false,
  })
  const label = { label: field.label, locale }
  return <FieldDiffContainer {...{ From, To, i18n, label, nestingLevel }} />
}
