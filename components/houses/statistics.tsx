import { Counter } from '@/components/ui/motion/counter.client'
import { WovenDivider } from '@/components/ui/woven-divider'
import { housesCopy } from '@/lib/houses/copy'

type Props = { counters: readonly { value: number; label: string }[] }

/** Three figures about houses sold and built. */
export function Statistics({ counters }: Props) {
  return (
    <section aria-labelledby="chiffres">
      <WovenDivider />
      <h2 id="chiffres" className="sr-only">
        {housesCopy.statisticsHeading}
      </h2>
      <dl className="px-gutter grid grid-cols-3 gap-4 pt-10 sm:gap-8 md:pt-16">
        {counters.map(({ value, label }, index) => (
          <div
            key={index}
            className="grid grid-rows-[1lh_auto] gap-1 text-4xl leading-none min-[22.5rem]:text-5xl sm:border-l-2 sm:border-current/15 sm:pl-6 sm:text-6xl md:text-7xl"
          >
            <dt className="text-muted row-start-2 text-sm leading-snug min-[22.5rem]:text-base sm:text-lg">
              {label}
            </dt>
            <dd className="font-display text-accent row-start-1 font-bold whitespace-nowrap">
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
