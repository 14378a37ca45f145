'use client'

import encodeQR from 'qr'

/** Pixels of a square of the code in the PNG: 10 cm at 300 dpi for a code of 37 squares. */
const pngScale = 32

/** An address as a code to be printed, as a picture of either kind. */
export function QrCode({ address }: { address: string }) {
  const rows = encodeQR(address, 'raw', { border: 4, ecc: 'medium' })
  const view = `0 0 ${rows.length} ${rows.length}`
  const path = darkSquares(rows)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><path d="${path}"/></svg>`
  return (
    <>
      <svg viewBox={view} role="img" aria-label={`Code QR de ${address}`}>
        <path d={path} />
      </svg>
      <p className="button-row">
        <a href={`data:image/svg+xml,${encodeURIComponent(svg)}`} download="code-qr.svg">
          Code QR en SVG
        </a>
        <button type="button" onClick={() => downloadPng(rows)}>
          Code QR en PNG
        </button>
      </p>
    </>
  )
}

const darkSquares = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y] as const] : [])))

function downloadPng(rows: boolean[][]) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = rows.length * pngScale
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(pngScale, pngScale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, rows.length, rows.length)
  context.fillStyle = '#000'
  for (const [x, y] of darkSquares(rows)) context.fillRect(x, y, 1, 1)
  const href = canvas.toDataURL('image/png')
  Object.assign(document.createElement('a'), { href, download: 'code-qr.png' }).click()
}
