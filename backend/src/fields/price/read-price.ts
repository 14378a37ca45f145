const decimal = String.raw`(\d+(?:[.,]\d+)?)`
const grouped = String.raw`\d{1,3}(?:([ .,’'])\d{3})(?:\2\d{3})*`
const plainAmount = new RegExp(String.raw`^(?:(${grouped})(?:[.,]00)?|(\d+))$`)
const namedAmount = new RegExp(
  String.raw`^(?:${decimal} ?milliards? ?(?:et )?)?(?:${decimal} ?(?:millions?|m) ?(?:et )?)?(?:${decimal} ?(?:mille|k))?$`,
)
const currency = /(?:de )?(?:f ?\.?c ?\.?f ?\.?a\.?|cfa|xof|francs?(?: cfa)?|f)$/
const factors = [1_000_000_000, 1_000_000, 1000]

/** The amount in FCFA of `45.000.000`, `45 millions`, `250 mille`; undefined for no whole amount, such as `45,5` or `-3`. */
export function readPrice(text: string): number | undefined {
  const amount = text.toLowerCase().replace(/\s+/g, ' ').trim().replace(currency, '').trim()
  if (!amount) return undefined
  const plain = plainAmount.exec(amount)
  if (plain) return wholeAmount(Number((plain[1] ?? plain[3] ?? '').replace(/\D/g, '')))
  const named = namedAmount.exec(amount)
  if (!named) return undefined
  const sum = factors.reduce(
    (total, factor, index) => total + Number((named[index + 1] ?? '0').replace(',', '.')) * factor,
    0,
  )
  return wholeAmount(Number(sum.toFixed(3)))
}

/** «45 000 000 FCFA», with spaces that do not break. */
export function showPrice(amount: number): string {
  return `${groupDigits(amount)}\u00a0FCFA`
}

/** «45 000 000». */
export function groupDigits(amount: number): string {
  return amount.toLocaleString('fr-FR').replace(/\s/g, '\u00a0')
}

const wholeAmount = (amount: number) => (Number.isSafeInteger(amount) ? amount : undefined)
