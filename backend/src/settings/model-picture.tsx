'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import './model-picture.css'

type Props = { path: string; field: { name: string } }

/** In an empty field of a picture: the site's own one, which is shown instead. */
export function ModelPicture({ path, field }: Props) {
  const { config } = useConfig()
  const isEmpty = useFormFields(([fields]) => !fields[path]?.value)
  const [isMissing, setMissing] = useState(false)
  if (!isEmpty || isMissing) return null
  return (
    <figure className="model-picture">
      <img
        src={`${config.routes.api}/modele/${field.name}`}
        alt=""
        loading="lazy"
        onError={() => setMissing(true)}
      />
      <figcaption>Image du modèle</figcaption>
    </figure>
  )
}
