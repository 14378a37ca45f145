'use client'

import { useState } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { useBrowserValue } from '@/components/ui/use-browser-value.client'
import { dayInCotonou } from '@/contract/formatting/dates'
import { longDate } from '@/contract/formatting/french-dates'
import { destinationCopy } from '@/lib/destinations/copy'
import { departureMessage, filingDay } from '@/lib/destinations/filing'
import { whatsappUrl } from '@/lib/site/whatsapp'

const { filing: copy } = destinationCopy

/** `where`: «en Espagne»; `processing`: as the guide displays it; `url`: of the page, absolute. */
type Props = Record<'where' | 'processing' | 'phone' | 'url', string>

/** A ticket that counts back from the day of departure; its link tears off, with both days in its message. */
export function FilingTicket({ where, processing, phone, url }: Props) {
  const today = useBrowserValue<string | undefined>(() => dayInCotonou(), undefined)
  const [departure, setDeparture] = useState('')
  const [torn, setTorn] = useState<string>()
  const filing = filingDay(departure, processing)
  const isInTime = filing !== undefined && filing > (today ?? filing)
  return (
    <div className="text-body no-js:hidden max-w-xl min-w-0 overflow-x-clip print:hidden">
      <div
        className={`bg-ochre text-night rounded-card p-[min(1.5rem,6.5vw)] ${filing ? 'rounded-b-none' : ''}`}
      >
        <label className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span className="font-display text-2xl/[3rem] font-bold">{copy.departure}</span>
          <input
            type="date"
            min={today}
            value={departure}
            onChange={({ target }) => setDeparture(target.value)}
            className="min-h-12 max-w-full min-w-0 rounded-xl border border-current bg-white px-[min(1rem,3vw)]"
          />
        </label>
        <div role="status" className="mt-4 min-h-14">
          {isInTime ? copy.before : filing ? copy.tooLate : copy.noDay}
          {isInTime && <b className="font-display block text-xl">{longDate(filing)}</b>}
        </div>
      </div>
      {filing && (
        <div
          className={`rounded-b-card origin-top-left bg-white p-[min(1.5rem,6.5vw)] pt-0 transition-transform duration-500 ${torn === departure ? 'translate-y-3 -rotate-2' : ''}`}
        >
          <div className="perforation mx-0 [--behind:var(--ground)]" />
          <p className="text-muted py-4 text-sm">{copy.estimate(processing)}</p>
          <ExternalLink
            href={whatsappUrl(phone, `${departureMessage(where, departure, filing)}\n${url}`)}
            onClick={() => setTorn(departure)}
            className="button button-whatsapp"
          >
            {copy.send}
          </ExternalLink>
        </div>
      )}
    </div>
  )
}
