/** A whole number as people write it: «1 200», «1.200»; undefined for what is none. */
export function parseCount(typed: string): number | undefined {
  const digits = typed.trim()
  const isCount = /^\d{1,7}$|^\d{1,3}(?:[\s.,’']\d{3})+$/.test(digits)
  const count = Number(digits.replace(/\D/g, ''))
  return isCount && count <= 9_999_999 ? count : undefined
}
