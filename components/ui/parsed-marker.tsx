/**
 * The last child of an element with the class `hidden-until-parsed` (app/globals.css), which is
 * painted once the parser has reached this marker: parts of it that arrive later over a slow
 * connection would move those before them (R1).
 */
export function ParsedMarker() {
  return <i hidden />
}
