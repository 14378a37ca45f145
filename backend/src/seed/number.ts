/** 1 → `01`, as the picture files are numbered. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
