import { writtenFrancs } from '@/contract/formatting/francs'

/**
 * The price of an event in CFA francs, 0 when it is free. Read where the owner's words are a single amount or say
 * that it is free; undefined for all other words, which only people understand.
 */
export function eventPriceFrancs(price: string | undefined): number | undefined {
  return /^(entrée )?(gratuite?|libre)\.?$/i.test(price ?? '') ? 0 : writtenFrancs(price)
}
