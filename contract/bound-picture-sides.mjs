import { maxPictureSide } from './picture-limits.mjs'

// Whatever opens a picture, libvips refuses longer sides by its header. Imported before sharp, which reads
// it once; child processes inherit it.
process.env.VIPS_MAX_COORD = String(maxPictureSide)
