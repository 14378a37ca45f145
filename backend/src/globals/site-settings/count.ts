/** A whole number of five digits at most, as people write it: «1 200», «1.200»; undefined for what is none. */
export function parseCount(typed: string): number | undefined {
  const digits = typed.trim()
  const isCount = /^\d{1,5}$|^\d{1,2}[\s.,’']\d{3}$/.test(digits)
  return isCount ? Number(digits.replace(/\D/g, '')) : undefined
}
