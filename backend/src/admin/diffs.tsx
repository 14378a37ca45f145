'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, FieldDiffClientProps, SelectFieldClient } from 'payload'
import { type DateKindName, dateKinds } from '../fields/dates/date-kinds'

type DateProps = FieldDiffClientProps<DateFieldClient>
type SelectProps = FieldDiffClientProps<SelectFieldClient>
type TextProps = (DateProps | SelectProps) & { textOf: (value: unknown) => string }

/** A date in a comparison of versions; Payload's shows noon UTC, the stored time of a day. */
export function DateDiff({ kind, ...props }: DateProps & { kind: DateKindName }) {
  const textOf = (value: unknown) => (typeof value === 'string' ? dateKinds[kind].show(value) : '')
  return <TextDiff {...props} textOf={textOf} />
}

/** An optional choice in a comparison of versions; Payload's shows «null» where there is none. */
export function SelectDiff(props: SelectProps) {
  const textOf = (value: unknown) => {
    const option = props.field.options.find((it) => typeof it === 'object' && it.value === value)
    return typeof option === 'object' ? String(option.label) : ''
  }
  return <TextDiff {...props} textOf={textOf} />
}

/** In place of a field that the owner does not see. */
export const NoDiff = () => null

function TextDiff({ field, comparisonValue, versionValue, textOf, ...props }: TextProps) {
  const { i18n } = useTranslation()
  const { From, To } = getHTMLDiffComponents({
    fromHTML: `<p>${textOf(comparisonValue)}</p>`,
    toHTML: `<p>${textOf(versionValue)}</p>`,
    tokenizeByCharacter: false,
  })
  const label = { label: field.label, locale: props.locale }
  return <FieldDiffContainer {...{ From, To, i18n, label, nestingLevel: props.nestingLevel }} />
}
