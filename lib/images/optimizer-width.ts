/**
 * The optimizer's address of a picture, at another width.
 * @param address of any width, as a page holds it: absolute or from `/`
 * @param width in pixels, one of the optimizer's own
 */
export function atWidth(address: string, width: number): string {
  return address.replace(/([?&]w=)\d+/, `$1${width}`)
}
