/**
 * A place in the page before which nothing is painted. Over a slow line a header or a hero would
 * show its first half, and move when the rest arrives (CLS); browsers that do not know the link
 * paint as they always did.
 * @param id of the place, unique in the page
 */
export function RenderBlockingAnchor({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  )
}
