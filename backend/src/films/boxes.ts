/** A box of an ISO media file (ISO/IEC 14496-12), or an atom of QuickTime. */
export type Box = { type: string; content: Buffer }

/** The boxes that stand one after the other; ends at a length that makes no sense. */
export function childrenOf(content: Buffer): Box[] {
  const found: Box[] = []
  for (let at = 0; at + 8 <= content.length;) {
    const length = content.readUInt32BE(at)
    if (length < 8 || at + length > content.length) break
    const type = content.toString('latin1', at + 4, at + 8)
    found.push({ type, content: content.subarray(at + 8, at + length) })
    at += length
  }
  return found
}

/** The first box at a path of types. */
export function child(parent: Pick<Box, 'content'>, ...types: string[]): Box | undefined {
  let found: Box | undefined
  for (const type of types) {
    found = childrenOf((found ?? parent).content).find((it) => it.type === type)
    if (!found) return undefined
  }
  return found
}
