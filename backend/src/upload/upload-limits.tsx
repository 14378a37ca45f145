import { fileMaxMegabytes } from '../files/limits'
import { hasFfmpeg } from '../films/ffmpeg'
import { filmLimits } from '../films/rules'
import { OpenFileChooser } from './open-file-chooser'

/** What may be sent, said where a file is chosen. */
export function UploadLimits() {
  return (
    <p className="upload-limits">
      Photos&nbsp;: JPEG, PNG, WebP ou HEIC (iPhone), réduites d’elles-mêmes. Films&nbsp;:{' '}
      {hasFfmpeg()
        ? `MP4 ou MOV de ${filmLimits.seconds}\u00a0secondes au plus, allégés d’eux-mêmes.`
        : `MP4 (H.264) de ${filmLimits.seconds}\u00a0secondes et 6\u00a0Mo au plus.`}{' '}
      Jamais plus de {fileMaxMegabytes}&nbsp;Mo par fichier.
      <OpenFileChooser />
    </p>
  )
}
