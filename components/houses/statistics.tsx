import { Counter } from '@/components/ui/motion/counter.client'
import { WovenDivider } from '@/components/ui/woven-divider'
import { housesCopy } from '@/lib/houses/copy'

type Props = { counters: readonly { value: number; label: string }[] }

const size = 'text-4xl min-[22.5rem]:text-5xl sm:text-6xl md:text-7xl'
/** Of figures of four or five digits. */
const longSize = 'text-2xl min-[22.5rem]:text-3xl sm:text-4xl md:text-5xl lg:text-7xl'

/** Three figures about houses sold and built. */
export function Statistics({ counters }: Props) {
  const isLong = counters.some(({ value }) => value > 999)
  return (
    <section aria-labelledby="chiffres">
      <WovenDivider />
      <h2 id="chiffres" className="sr-only">
        {housesCopy.statisticsHeading}
      </h2>
      <dl className="px-gutter bg-laterite grid grid-cols-3 gap-4 py-6 text-white sm:gap-8 md:py-12">
        {counters.map(({ value, label }, index) => (
          <div
            key={index}
            className={`grid grid-rows-[1lh_auto] gap-1 leading-none sm:border-l-2 sm:border-current/25 sm:pl-6 ${isLong ? longSize : size}`}
          >
            <dt className="row-start-2 text-sm leading-snug min-[22.5rem]:text-base sm:text-lg">
              {label}
            </dt>
            <dd className="font-display row-start-1 font-bold whitespace-nowrap">
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
