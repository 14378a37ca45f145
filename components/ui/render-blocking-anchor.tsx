/**
 * Blocks rendering until the parser reaches this element (`rel="expect"`), so that a slow
 * connection does not paint half a header or hero and shift it later (CLS). Browsers without
 * support ignore the link.
 * @param id unique in the page
 */
export function RenderBlockingAnchor({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  )
}
