import { afterEach, expect, it, vi } from 'vitest'
import { showSignInWith } from '../saving/session-end'
import { LineLost, sendForm } from '../upload/send-form'
import { photoActions } from './photo-actions'

vi.mock('../upload/send-form', async (original) => ({
  ...(await original<typeof import('../upload/send-form')>()),
  sendForm: vi.fn<typeof sendForm>(),
}))

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

it('asks for a sign-in where the session has ended, and goes on with the photo', async () => {
  let isOut = true
  const status = () => (isOut ? 403 : 200)
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/me')
      ? Response.json({ user: isOut ? null : {} })
      : Response.json({ docs: [{ id: 7 }] }, { status: status() }),
  )
  vi.mocked(sendForm).mockImplementation(async () =>
    Response.json({ doc: { id: 8 } }, { status: status() }),
  )
  showSignInWith((question) => {
    isOut = false
    question?.answer(true)
  })
  const { findUpload, upload } = photoActions('photos')
  expect(await findUpload('a')).toBe(7)
  isOut = true
  expect(await upload(new File([], 'a.jpg'), () => undefined)).toBe(8)
})

it('a photo that comes later takes the place behind the one that it follows', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (body) sent.push(JSON.parse(String(body)))
    const isNext = address.includes('greater_than]=a1')
    return Response.json({ doc: { id: 9, _order: 'a1i' }, docs: isNext ? [{ _order: 'a2' }] : [] })
  })
  const { create } = photoActions('photos')
  expect(await create(8, 'La cour', 'draft', 'a1')).toBe('a1i')
  await create(8, 'La cour', 'draft')
  expect(sent).toEqual([
    { title: 'La cour', image: 8, _status: 'draft', _order: 'a1i' },
    { title: 'La cour', image: 8, _status: 'draft' },
  ])
})
