import { afterEach, expect, it, vi } from 'vitest'
import { LineLost } from '../upload/send-form'
import { photoActions } from './photo-actions'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ errors: [{ message: 'Le disque du serveur est plein.' }] }, { status }),
  )

it('a full disk is a refusal with its sentence; a server that is away is tried again', async () => {
  const { findUpload } = photoActions('photos')
  answer(507)
  await expect(findUpload('a')).rejects.toThrow('Le disque du serveur est plein.')
  answer(503)
  await expect(findUpload('a')).rejects.toThrow(LineLost)
})
