import { travelCopy } from '@/lib/destinations/copy'
import { packMessage, type VisaPack } from '@/lib/destinations/visa-packs'
import { CheckIcon } from './icons'
import { QuoteLink } from './quote-link'
import { VisaPackIllustration } from './visa-pack-illustration'

/** A visa pack drawn as a ticket: its name, its features and a link to ask for a quote. */
export function VisaPackCard({ pack }: { pack: VisaPack }) {
  const title = `pack-${pack.key}`
  return (
    <article
      aria-labelledby={title}
      className="rounded-card text-body overflow-hidden bg-white @4xl:row-span-4 @4xl:grid @4xl:grid-rows-subgrid"
    >
      <div className="bg-ochre text-night relative isolate overflow-hidden p-6 pb-9 md:p-8 md:pb-11">
        <VisaPackIllustration pack={pack.key} />
        <h3 id={title} className="w-min text-4xl">
          {pack.name}
        </h3>
        <p className="mt-4 max-w-[22ch] font-medium">{pack.line}</p>
      </div>
      <TearLine />
      <ul className="grid content-start gap-4 p-6 pt-8 md:p-8">
        {pack.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <span className="bg-lagoon mt-0.5 grid h-6 w-6 shrink-0 place-content-center rounded-full text-white">
              <CheckIcon className="h-4 w-4" />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <p className="p-6 pt-0 md:p-8 md:pt-0">
        <QuoteLink
          label={travelCopy.askQuote}
          message={packMessage(pack)}
          path="/voyage#visas"
          className="w-full"
        />
      </p>
    </article>
  )
}

/** The perforation of the ticket: two notches in the background colour and a dotted line. */
function TearLine() {
  const notch = 'bg-lagoon absolute -top-3 h-6 w-6 rounded-full'
  return (
    <div className="relative" aria-hidden="true">
      <span className={`${notch} -left-3`} />
      <span className={`${notch} -right-3`} />
      <span className="border-lagoon/50 absolute inset-x-6 -top-px border-t-2 border-dotted" />
    </div>
  )
}
