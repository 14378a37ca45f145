import { AddPhotos as AddPhotos_013b08185c00ee02f7699923531523b9 } from '../../../photos/add-photos'
import { UploadLimits as UploadLimits_81795c03c1091c94bae6197ce6ba8e91 } from '../../../upload/upload-limits'
import { PresentPassword as PresentPassword_c98d4afea1695cb0d41865955b0d2bc3 } from '../../../admin/present-password'
import { FilmWeight as FilmWeight_9f4c92398f7120427b68e5b6ac468787 } from '../../../films/film-weight'
import { Icon as Icon_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Logo as Logo_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Welcome as Welcome_f915af9298eca023a831be7114bcd8b7 } from '../../../admin/welcome'
import { UploadProvider as UploadProvider_aa73ae08063f64df5595a7d8e5e9bfe6 } from '../../../upload/upload-provider'
import { SignIn as SignIn_162c4aa474e88c280ccf082fba592800 } from '../../../admin/sign-in'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/photos/add-photos#AddPhotos": AddPhotos_013b08185c00ee02f7699923531523b9,
  "/upload/upload-limits#UploadLimits": UploadLimits_81795c03c1091c94bae6197ce6ba8e91,
  "/admin/present-password#PresentPassword": PresentPassword_c98d4afea1695cb0d41865955b0d2bc3,
  "/films/film-weight#FilmWeight": FilmWeight_9f4c92398f7120427b68e5b6ac468787,
  "/admin/logo#Icon": Icon_481c7343515a00946c6e2c2ed9750300,
  "/admin/logo#Logo": Logo_481c7343515a00946c6e2c2ed9750300,
  "/admin/welcome#Welcome": Welcome_f915af9298eca023a831be7114bcd8b7,
  "/upload/upload-provider#UploadProvider": UploadProvider_aa73ae08063f64df5595a7d8e5e9bfe6,
  "/admin/sign-in#SignIn": SignIn_162c4aa474e88c280ccf082fba592800,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
