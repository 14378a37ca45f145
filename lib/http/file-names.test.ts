import { expect, it } from 'vitest'
import { contentDisposition, fileName } from './file-names'

it('R73 is the title with the extension', () => {
  expect(fileName('Soirée portraits de Cotonou', 'jpg')).toBe('Soirée portraits de Cotonou.jpg')
  expect(fileName('Atelier récit & image', 'jpg')).toBe('Atelier récit & image.jpg')
  expect(fileName('أمسية الشعر', 'jpg')).toBe('أمسية الشعر.jpg')
})

it('replaces what file systems refuse', () => {
  expect(fileName('a/b\\c: "d"? <e>|*', 'jpg')).toBe('a_b_c_ _d__ _e___.jpg')
  expect(fileName('../../etc/passwd', 'jpg')).toBe('_.._etc_passwd.jpg')
  expect(fileName('une\r\nligne\u0000', 'jpg')).toBe('une ligne.jpg')
})

it('removes bidirectional control characters, which can disguise an extension', () => {
  expect(fileName('gpj.\u202eexe', 'jpg')).toBe('gpj. exe.jpg')
})

it('is never empty, too long or cut inside a character', () => {
  expect(fileName(' . ', 'jpg')).toBe('fichier.jpg')
  expect(fileName('\ud83c', 'jpg')).toBe('fichier.jpg')
  const name = fileName('🎉'.repeat(200), 'jpg')
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  expect(name).toBe(`${'🎉'.repeat(60)}.jpg`)
})

it('R73 has the full name for browsers and an ASCII name for old clients', () => {
  expect(contentDisposition('attachment', 'Fête d’été.jpg')).toBe(
    `attachment; filename="Fete d'ete.jpg"; filename*=UTF-8''F%C3%AAte%20d%E2%80%99%C3%A9t%C3%A9.jpg`,
  )
  expect(contentDisposition('inline', '🎉.ics')).toBe(
    `inline; filename=fichier.ics; filename*=UTF-8''%F0%9F%8E%89.ics`,
  )
})

it('is a valid header for any title', () => {
  const header = contentDisposition('attachment', fileName('a"; x=\'(y)%22\r\nz: 1', 'jpg'))
  expect(header).toMatch(/^[\x20-\x7e]+$/)
  expect(header.split('"')).toHaveLength(3)
  expect(header.split("filename*=UTF-8''")[1]).toMatch(/^[\w.~%-]+$/)
})
