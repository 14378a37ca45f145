import { makePictures } from './lib/pictures/make-pictures'
import { root } from './lib/root.mjs'

/** Makes `public/_pictures`, which is committed, of `public/images`. */
console.log(`${await makePictures(root)} files made.`)
