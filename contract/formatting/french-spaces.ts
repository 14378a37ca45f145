/**
 * A French text whose lines neither begin with «: ; ! ? »» nor end with an opening quotation mark: the
 * spaces beside these do not break, as typographers set them. Missing spaces stay missing.
 */
export function withFrenchSpaces(text: string): string {
  return text.replace(/ (?=[:;!?»](?:[\s.,)»]|$))/g, '\u00a0').replace(/« /g, '«\u00a0')
}
