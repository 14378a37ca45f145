import { ReplyTime } from '@/components/layout/reply-time'
import { Reveal } from '@/components/ui/motion/reveal.client'
import { travelCopy } from '@/lib/destinations/copy'
import type { VisaPack } from '@/lib/destinations/visa-packs'
import { VisaPackCard } from './visa-pack-card'

type Props = {
  packs: readonly VisaPack[]
  /** The WhatsApp number of Voyage. */
  phone: string
  replyTime: string | undefined
}

/** The three visa packs. */
export function VisaPacks({ packs, phone, replyTime }: Props) {
  return (
    <section id="visas" className="section bg-lagoon @container text-white">
      <h2 className="headline">{travelCopy.packsHeading}</h2>
      <p className="mt-5 max-w-2xl text-lg text-white/90">{travelCopy.packsLead}</p>
      <Reveal>
        <ul className="visa-packs">
          {packs.map((pack) => (
            <li key={pack.key} className="@4xl:row-span-4 @4xl:grid @4xl:grid-rows-subgrid">
              <VisaPackCard pack={pack} phone={phone} />
            </li>
          ))}
        </ul>
      </Reveal>
      <ReplyTime className="mt-6">{replyTime}</ReplyTime>
    </section>
  )
}
