import { dateKinds } from '../fields/dates/date-kinds'

/** Why nothing can be scheduled, in a sentence. @param date ISO 8601, or what was typed @param isModified whether unsaved */
export function scheduleRefusal(date: string, now: Date, isModified: boolean): string | undefined {
  if (isModified) return 'Enregistrez d’abord ce que vous avez changé, comme brouillon.'
  if (!date) return 'Choisissez une date et une heure.'
  const at = dateKinds.moment.store(date)
  if (!at) return dateKinds.moment.refusal
  return at > now.toISOString() ? undefined : 'Ce moment est passé. Choisissez-en un à venir.'
}
