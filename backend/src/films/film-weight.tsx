import { hasFfmpeg } from './ffmpeg'
import { HeavyFilm } from './heavy-film'

/** Says under a hero's film that it is too heavy for visitors, as films of earlier versions can be. */
export function FilmWeight() {
  return <HeavyFilm canConvert={hasFfmpeg()} />
}
