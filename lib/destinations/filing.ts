import { dayAfter, validDay } from '@/contract/formatting/dates'
import { longDate } from '@/contract/formatting/french-dates'

/** One bound of a processing time in French: «15 jours», «20 jours ouvrés», «3 semaines», «2 mois». */
const bound = /(\d+)\s*(jours?\souvr\S*|jours?|semaines?|mois)/gi

/**
 * The working day before which an application is to be filed, so that the visa can be there at the departure,
 * YYYY-MM-DD. An estimate: it knows no public holidays.
 * @param departure YYYY-MM-DD
 * @param processing as the owner writes it, «7 à 15 jours»: the longest time counts
 * @returns undefined without a valid day, and where no length is read
 */
export function filingDay(departure: string, processing = ''): string | undefined {
  const day = validDay(departure)
  if (!day) return undefined
  const days = [...processing.matchAll(bound)].map(([, digits, unit = '']) => {
    const number = Math.min(Number(digits), 366)
    if (unit.includes('ouvr')) return workingDaysBefore(day, number)
    return dayAfter(day, -number * (unit.startsWith('s') ? 7 : unit === 'mois' ? 31 : 1))
  })
  const [first] = days.sort()
  return first && (isWorkingDay(first) ? first : workingDaysBefore(first, 1))
}

const isWorkingDay = (day: string) => new Date(day).getUTCDay() % 6 > 0

function workingDaysBefore(day: string, number: number): string {
  let [before, left] = [day, number]
  while (left > 0) {
    before = dayAfter(before, -1)
    if (isWorkingDay(before)) left -= 1
  }
  return before
}

/** The WhatsApp message of who leaves on a day. @param where «en Espagne», or the name of the country */
export const departureMessage = (where: string, departure: string, filing: string) =>
  `Bonjour, je pars ${where} le ${longDate(departure)}. Mon dossier de visa est à déposer avant le ${longDate(filing)} : pouvez-vous m’accompagner ?`
