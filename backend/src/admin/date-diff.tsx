'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, FieldDiffClientProps } from 'payload'
import { type DateKindName, dateKinds } from '../fields/dates/date-kinds'

/** A date in a comparison of versions; Payload's shows noon UTC, the stored time of a day. */
export function DateDiff({
  kind,
  field,
  comparisonValue,
  versionValue,
  locale,
  nestingLevel,
}: FieldDiffClientProps<DateFieldClient> & { kind: DateKindName }) {
  const { i18n } = useTranslation()
  const html = (value: unknown) =>
    typeof value === 'string' ? `<p>${dateKinds[kind].show(value)}</p>` : '<p></p>'
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(comparisonValue),
    toHTML: html(versionValue),
    tokenizeByCharacter: false,
  })
  const label = { label: field.label, locale }
  return <FieldDiffContainer {...{ From, To, i18n, label, nestingLevel }} />
}
