'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, FieldDiffClientProps, SelectFieldClient } from 'payload'

type Props = FieldDiffClientProps<DateFieldClient | SelectFieldClient> & {
  textOf: (value: unknown) => string
}

/** A value in a comparison of versions, in other words than Payload's. */
export function TextDiff({ field, comparisonValue, versionValue, textOf, ...props }: Props) {
  const { i18n } = useTranslation()
  const { From, To } = getHTMLDiffComponents({
    fromHTML: `<p>${textOf(comparisonValue)}</p>`,
    toHTML: `<p>${textOf(versionValue)}</p>`,
    tokenizeByCharacter: false,
  })
  const label = { label: field.label, locale: props.locale }
  return <FieldDiffContainer {...{ From, To, i18n, label, nestingLevel: props.nestingLevel }} />
}
