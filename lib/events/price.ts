/**
 * The price of an event in CFA francs, 0 when it is free. Read where the owner's words are a single amount or say
 * that it is free; undefined for all other words, which only people understand.
 */
export function eventPriceFrancs(price: string | undefined): number | undefined {
  if (/^(entrée )?(gratuite?|libre)\.?$/i.test(price ?? '')) return 0
  const [, amount] =
    /^(\d{1,3}(?:[\s.]\d{3})+|\d+)\s*(?:f|f\s?cfa|francs?(?: cfa)?|xof)?\.?$/i.exec(price ?? '') ??
    []
  return amount === undefined ? undefined : Number(amount.replace(/\D/g, ''))
}
