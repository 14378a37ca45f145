import { expect, test } from '../support/shared-site-test'

const long = 'a'.repeat(300)
const pages = ['0', '-1', '01', '1e3', '2.0', '%31%30', '99999', '100000', '9'.repeat(40), '%E9']

/** Paths of pictures, of pages of lists and of positions of photos that no page contains. */
const invented: Record<string, string[]> = {
  '/api/image/': [
    ...['media/inconnue.360', 'media%2Finconnue.360', 'media/..%2f..%2fadmin', 'media/a%5Cb.360'],
    ...['medias/photos', 'https:/exemple.org/a.avif', `media/${long}`, 'media/%00.360', '%E9'],
  ],
  '/api/listes/': [
    ...pages.map((page) => `videos/${page}`),
    ...['__proto__/1', 'constructor/1', `${long}/1`, '%E9/1'],
    ...['toString/photo/1', 'videos/photo/1', 'photos/photo/%2F', `photos/photo/${long}`],
  ],
  '/api/similaires/': [
    ...pages.map((page) => `medias/${page}`),
    ...['__proto__/1', 'voyage/1', 'medias/1/%2F', `medias/1/${long}`, 'medias/1/%00'],
  ],
}

for (const [folder, paths] of Object.entries(invented)) {
  test(`R13 A54 what nothing links to below ${folder} is not found`, async ({ request }) => {
    const answers = await Promise.all(
      paths.map(async (path) => `${path}: ${(await request.get(folder + path)).status()}`),
    )
    expect(answers).toEqual(paths.map((path) => `${path}: 404`))
  })
}
