'use client'

import { Banner, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { send } from '../admin/request'
import { pictureProblem, type Place } from './picture-quality'

type Upload = { id: number; filename: string; url: string; width: number; height: number } & {
  focalX?: number
  focalY?: number
}

/** Under the field of a picture, before anything is published: what visitors would find wrong, and what they would see. */
export function PictureQualityNotice({ path, place }: { path: string; place: Place }) {
  const { value } = useField<number | number[] | null>({ path })
  const chosen = [value ?? []].flat()
  const ids = chosen.join()
  const [uploads, setUploads] = useState<Upload[]>([])
  useEffect(() => {
    if (ids === '') return
    void send<{ docs: Upload[] }>(`uploads?depth=0&where[id][in]=${ids}`, {}).then(({ data }) =>
      setUploads(data?.docs ?? []),
    )
  }, [ids])
  const shown = chosen.flatMap((id) => uploads.find((it) => it.id === id) ?? [])
  return shown.map((upload, index) => {
    const problem = pictureProblem(upload, place)
    return problem && <Problem key={index} {...{ problem, upload, place }} />
  })
}

type ProblemProps = { problem: string; upload: Upload; place: Place }

function Problem({ problem, upload, place }: ProblemProps) {
  const { url, filename, focalX = 50, focalY = 50 } = upload
  const style = { aspectRatio: place.ratio, objectPosition: `${focalX}% ${focalY}%` }
  return (
    <Banner type="warning">
      <figure className="m-0 flex items-center gap-3 [&_img]:w-24 [&_img]:flex-none [&_img]:object-cover">
        <img src={url} alt="Ce que les visiteurs verront" style={style} />
        <figcaption>
          {problem} ({filename})
        </figcaption>
      </figure>
    </Banner>
  )
}
