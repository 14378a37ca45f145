'use client'

import { startTransition, useEffect, useMemo, useState } from 'react'
import { firstIndex, type PagedSource, pageOfIndex } from '@/lib/pagination/pages'
import { listStore } from '../paged-list/list-store'
import {
  findPhotoLink,
  type ListedPhoto,
  type PhotoSlide,
  readSlides,
  toSlide,
} from './photo-slides'

/** A gallery in pages. */
export type PagedGallery = {
  source: PagedSource
  /** Photos of all pages. */
  total: number
  /** The URL of the position of a photo, as JSON; `{id}` stands for its id. */
  position: string
}

/** A photo that has not come in yet. */
export type PendingSlide = { type: 'pending' }

const pending: PendingSlide = { type: 'pending' }
/** Photos before and after the one shown whose page is requested. */
const nearby = 4

/**
 * The slides of a gallery: the photos of the page in `root`, and of other pages, requested when the visitor comes near.
 * @param photo the id of the photo to begin with
 * @param gallery undefined when the page has all photos
 * @returns `index`: the position of the photo shown; -1 until it is known
 */
export function useSlides(root: HTMLElement, photo: string, gallery?: PagedGallery) {
  const [known, setKnown] = useState(() => readSlides(root))
  const [index, show] = useState(() => {
    const link = findPhotoLink(root, photo)
    return link ? Number(link.dataset.at) : -1
  })
  const isLost = index < 0

  useEffect(() => {
    if (!gallery || !isLost) return
    let isClosed = false
    void findIndex(gallery, photo).then((found) => {
      if (!isClosed && found !== undefined) show(found)
    })
    return () => {
      isClosed = true
    }
  }, [gallery, isLost, photo])

  useEffect(() => {
    if (!gallery || index < 0) return
    const ends = [index, index + nearby, index - nearby]
    const missing = ends.filter((at) => at >= 0 && at < gallery.total && !known.has(at))
    for (const page of new Set(missing.map(pageOfIndex))) {
      // Without it the slide stays empty; the next change of photo requests it again.
      slidesOf(gallery.source, page).then(
        // New slides set the lightbox back to `index`: rendered with a key's change of photo, they undo it.
        (slides) => startTransition(() => setKnown((before) => new Map([...before, ...slides]))),
        () => undefined,
      )
    }
  }, [gallery, index, known])

  const slides = useMemo(
    () =>
      gallery
        ? Array.from({ length: gallery.total }, (_, at) => known.get(at) ?? pending)
        : [...known.values()],
    [gallery, known],
  )
  return { slides, index, show }
}

/** The slides of a page, by position. The page after the last one is also shown in the list itself. */
async function slidesOf(source: PagedSource, page: number): Promise<[number, PhotoSlide][]> {
  const { getState, loadPage, showThrough } = listStore<ListedPhoto>(source)
  if (page === getState().last + 1) await showThrough(page)
  const photos = await loadPage(page)
  return photos.map((photo, at) => [firstIndex(page) + at, toSlide(photo)])
}

/** The position of a photo in the whole gallery; undefined when it has none. */
async function findIndex({ position }: PagedGallery, photo: string): Promise<number | undefined> {
  const url = position.replace('{id}', encodeURIComponent(photo))
  const response = await window.fetch(url).catch(() => undefined)
  if (!response?.ok) return undefined
  return ((await response.json()) as { index: number }).index
}
