import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pagesWithoutParameters, warmUp } from './warm-up.mjs'

it('requests each page, also after one that fails, and listens on no port then', async () => {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    if (request.url === '/fails') response.destroy()
    else response.end('page')
  })
  await warmUp(server, ['/', '/fails', '/medias'])
  expect(paths).toEqual(['/', '/fails', '/medias'])
  expect(server.listening).toBe(false)
})

it('reads the pages of a build that are rendered again and have no parameter', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const routes = {
    '/medias': { srcRoute: '/medias', initialRevalidateSeconds: 60 },
    '/icon.svg': { srcRoute: '/icon.svg', initialRevalidateSeconds: false },
    '/voyage/destination/france': {
      srcRoute: '/voyage/destination/[slug]',
      initialRevalidateSeconds: 60,
    },
  }
  writeFileSync(path.join(folder, 'prerender-manifest.json'), JSON.stringify({ routes }))
  expect(pagesWithoutParameters(folder)).toEqual(['/medias'])
  rmSync(folder, { recursive: true })
})
