'use client'

/** The JSON-LD of a page. A client component: React's payload holds it as the HTML does, without escaped quotes. */
export function JsonLd({ graph }: { graph: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(graph) }}
    />
  )
}

/** The text of a script element with JSON-LD, escaped so that it cannot close it. */
export function serializeJsonLd(graph: object): string {
  return JSON.stringify(graph)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
