'use client'

import encodeQR from 'qr'

/** Pixels of a square of the code in the PNG: 10 cm at 300 dpi for a code of 37 squares. */
const pngScale = 32

/** An address as a code to be printed, as a picture of either kind. */
export function QrCode({ address }: { address: string }) {
  const code = encodeQR(address, 'svg', { border: 4, ecc: 'medium' })
  const side = Number(/viewBox="0 0 (\d+)/.exec(code)?.[1]) * pngScale
  const svg = code.replace('<svg', `<svg width="${side}" height="${side}"`)
  const href = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return (
    <>
      <img className="w-60 bg-[#fff]" src={href} alt={`Code QR de ${address}`} />
      <p className="button-row">
        <a href={href} download="code-qr.svg">
          Code QR en SVG
        </a>
        <button type="button" onClick={() => void downloadPng(href)}>
          Code QR en PNG
        </button>
      </p>
    </>
  )
}

async function downloadPng(src: string) {
  const image = Object.assign(new Image(), { src })
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = image.width
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, image.width, image.width)
  context.drawImage(image, 0, 0)
  const href = canvas.toDataURL('image/png')
  Object.assign(document.createElement('a'), { href, download: 'code-qr.png' }).click()
}
