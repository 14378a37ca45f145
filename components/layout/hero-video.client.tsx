'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import { prefersReducedData, prefersReducedMotion } from '@/components/ui/visitor-preferences'
import type { HeaderVideo } from '@/lib/backend/schemas'
import { phoneMedia } from '@/lib/images/phone-crops'
import { headerVideoCopy } from './copy'

type Props = {
  /** Nothing is loaded without one. */
  video: HeaderVideo | undefined
  children: ReactNode
}

/**
 * The background video of a hero, fetched once the page is idle, never with reduced data or motion; until then the
 * poster is seen. Its button is not in the box of the picture, which lies behind the text of the hero.
 */
export function HeroVideo({ video: given, children }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const [loadState, setLoadState] = useState<'loading' | 'ready' | 'none'>('loading')
  const ready = loadState === 'ready'
  const { src, phone } = given ?? {}

  useEffect(() => {
    if (!src || prefersReducedData() || prefersReducedMotion()) {
      // Not known on the server, so the state changes after hydration.
      const frame = requestAnimationFrame(() => setLoadState('none'))
      return () => cancelAnimationFrame(frame)
    }
    return whenIdle(() => {
      if (!video.current) return
      video.current.src = phone && matchMedia(phoneMedia).matches ? phone : src
      video.current.play().catch(() => undefined)
    })
  }, [src, phone])

  const toggle = () => {
    if (playing) video.current?.pause()
    else video.current?.play().catch(() => undefined)
  }

  return (
    <>
      <div className="hero-picture" data-playing={playing} data-video-state={loadState}>
        {children}
        <video
          ref={video}
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
          aria-hidden="true"
          onLoadedData={() => setLoadState('ready')}
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={() => setLoadState('none')}
          className={`cover-picture absolute inset-0 transition-opacity duration-700 ${ready ? '' : 'opacity-0'}`}
        >
          {headerVideoCopy.unsupported}
        </video>
      </div>
      {ready && (
        <button
          type="button"
          onClick={toggle}
          className="button-round bg-night/60 hover:bg-tint absolute right-4 bottom-4 z-10 text-white"
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
          <span className="sr-only">{playing ? headerVideoCopy.pause : headerVideoCopy.play}</span>
        </button>
      )}
    </>
  )
}

/** Calls back once the page has loaded and the browser is idle; returns a function that cancels. */
function whenIdle(callback: () => void): () => void {
  const request = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
  const cancel = window.cancelIdleCallback ?? window.clearTimeout
  let handle: number | undefined
  const schedule = () => {
    handle = request(callback)
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
  return () => {
    window.removeEventListener('load', schedule)
    if (handle !== undefined) cancel(handle)
  }
}
