'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { prefersReducedData } from '@/components/ui/visitor-preferences'
import './data-saver.css'

/** Reduces the data use of every page for visitors who save data. */
export function DataSaver() {
  const pathname = usePathname()
  useEffect(() => {
    if (prefersReducedData()) reduceDataUse()
  }, [pathname])
  return null
}

/** Lazy pictures not requested yet load at one pixel per CSS pixel; lazy frames are hidden (data-saver.css). */
function reduceDataUse(): void {
  document.documentElement.dataset.lowData = ''
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    if (picture.currentSrc) continue
    const sizes = `${Math.ceil(picture.width / devicePixelRatio)}px`
    picture.sizes = sizes
    for (const source of picture.parentElement?.querySelectorAll(':scope > source') ?? [])
      source.setAttribute('sizes', sizes)
  }
}
