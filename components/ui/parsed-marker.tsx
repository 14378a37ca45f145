/**
 * The last child of a `hidden-until-parsed` element (app/globals.css), which is painted once the parser is here: parts
 * that arrive later over a slow connection would move those before them (R1).
 */
export function ParsedMarker() {
  return <i hidden />
}
