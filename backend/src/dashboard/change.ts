import type { Period } from '../contact-clicks/totals'

/** How a period compares with the one before it: «3 de plus que les 7 jours d’avant». */
export function change({ now, before }: Period, days: number): string {
  const others = `les ${days}\u00a0jours d’avant`
  if (now === before) return `autant que ${others}`
  return now > before
    ? `${now - before} de plus que ${others}`
    : `${before - now} de moins que ${others}`
}
