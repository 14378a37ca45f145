import './admin/keep-history-state'

/** What our scripts and Payload's use that some browsers of `browserslist` lack. Next runs this file first. */

// Before Chrome 105, Safari 17 and Firefox 115.
Response.json ??= (data, init) => {
  const response = new Response(JSON.stringify(data), init)
  response.headers.set('Content-Type', 'application/json')
  return response
}

// Before Chrome 95 `longOffset` is refused, and Payload then takes every date for invalid.
const { DateTimeFormat } = Intl
try {
  new DateTimeFormat('en', { timeZoneName: 'longOffset' })
} catch {
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct(target, [locale, options]: [string?, Intl.DateTimeFormatOptions?]) {
      if (options?.timeZoneName !== 'longOffset') return new target(locale, options)
      const { timeZone } = options
      const local = (date: Date) => new Date(date).toLocaleString('en-US', { timeZone })
      return { format: (date: Date) => `GMT${hoursBetween(`${local(date)} UTC`, date)}` }
    },
  })
}

const hoursBetween = (local: string, date: Date) =>
  (Date.parse(local) - Math.floor(date.getTime() / 1000) * 1000) / 3_600_000
