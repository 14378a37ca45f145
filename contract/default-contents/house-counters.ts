/** The three figures about houses sold and built, where the owner has set no others. */
export const defaultCounters = [
  { key: 'counter_1', value: 120, label: 'maisons vendues' },
  { key: 'counter_2', value: 85, label: 'maisons construites' },
  { key: 'counter_3', value: 40, label: 'villas construites' },
] as const
