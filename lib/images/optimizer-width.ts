/**
 * The image optimizer's URL of a picture at another width.
 * @param address at any width, absolute or from `/`
 * @param width in pixels, one that the optimizer allows
 */
export function atWidth(address: string, width: number): string {
  return address.replace(/([?&]w=)\d+/, `$1${width}`)
}
