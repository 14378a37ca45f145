import type { NumberField, NumberFieldSingleValidation } from 'payload'

const isCount: NumberFieldSingleValidation = (value, { required }) => {
  if (value === null || value === undefined) return !required || 'Indiquez un nombre.'
  return (Number.isInteger(value) && value >= 0) || 'Sans virgule ni signe.'
}

/** An integer, zero or more. */
export function countField(name: string, label: string, admin: NumberField['admin']) {
  return { name, type: 'number', label, min: 0, validate: isCount, admin } satisfies NumberField
}
