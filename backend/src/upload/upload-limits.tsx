import { fileMaxMegabytes } from '../files/limits'
import { hasFfmpeg } from '../films/ffmpeg'
import { filmLimits } from '../films/rules'
import { OpenFileChooser } from './open-file-chooser'

/** What may be sent, said where a file is chosen. */
export function UploadLimits() {
  return (
    <p className="text-strong mt-2 mb-0 basis-full text-start">
      Photos&nbsp;: JPEG, PNG, WebP, HEIC (iPhone), AVIF, TIFF ou GIF (sans mouvement), réduites
      d’elles-mêmes. Films&nbsp;:{' '}
      {hasFfmpeg()
        ? `MP4 ou MOV de ${filmLimits.seconds}\u00a0secondes au plus, allégés d’eux-mêmes.`
        : `MP4 (H.264) de ${filmLimits.seconds}\u00a0secondes et 6\u00a0Mo au plus.`}{' '}
      Jamais plus de {fileMaxMegabytes}&nbsp;Mo par fichier.
      <OpenFileChooser />
    </p>
  )
}
