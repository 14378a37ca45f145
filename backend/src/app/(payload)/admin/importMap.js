import { DateCell as DateCell_a42d7dce8b9685972f1906f131b2408f } from '../../../admin/date-cell'
import { DateInput as DateInput_f5c386453386d378a002964554bd67f4 } from '../../../admin/date-input'
import { OnSite as OnSite_616990612ecfa8d35e2b18cdc6f64469 } from '../../../admin/on-site'
import { AddPhotos as AddPhotos_013b08185c00ee02f7699923531523b9 } from '../../../photos/add-photos'
import { Uses as Uses_2d79db212aaa0fc5387057d70e651e8b } from '../../../admin/uses'
import { UploadLimits as UploadLimits_81795c03c1091c94bae6197ce6ba8e91 } from '../../../upload/upload-limits'
import { PresentPassword as PresentPassword_c98d4afea1695cb0d41865955b0d2bc3 } from '../../../admin/present-password'
import { FilmWeight as FilmWeight_9f4c92398f7120427b68e5b6ac468787 } from '../../../films/film-weight'
import { SiteNotice as SiteNotice_9fbd7d1a99f06321eb6f30921502a141 } from '../../../admin/site-notice'
import { Icon as Icon_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Logo as Logo_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Welcome as Welcome_f915af9298eca023a831be7114bcd8b7 } from '../../../admin/welcome'
import { UploadProvider as UploadProvider_aa73ae08063f64df5595a7d8e5e9bfe6 } from '../../../upload/upload-provider'
import { SignIn as SignIn_162c4aa474e88c280ccf082fba592800 } from '../../../admin/sign-in'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/date-cell#DateCell": DateCell_a42d7dce8b9685972f1906f131b2408f,
  "/admin/date-input#DateInput": DateInput_f5c386453386d378a002964554bd67f4,
  "/admin/on-site#OnSite": OnSite_616990612ecfa8d35e2b18cdc6f64469,
  "/photos/add-photos#AddPhotos": AddPhotos_013b08185c00ee02f7699923531523b9,
  "/admin/uses#Uses": Uses_2d79db212aaa0fc5387057d70e651e8b,
  "/upload/upload-limits#UploadLimits": UploadLimits_81795c03c1091c94bae6197ce6ba8e91,
  "/admin/present-password#PresentPassword": PresentPassword_c98d4afea1695cb0d41865955b0d2bc3,
  "/films/film-weight#FilmWeight": FilmWeight_9f4c92398f7120427b68e5b6ac468787,
  "/admin/site-notice#SiteNotice": SiteNotice_9fbd7d1a99f06321eb6f30921502a141,
  "/admin/logo#Icon": Icon_481c7343515a00946c6e2c2ed9750300,
  "/admin/logo#Logo": Logo_481c7343515a00946c6e2c2ed9750300,
  "/admin/welcome#Welcome": Welcome_f915af9298eca023a831be7114bcd8b7,
  "/upload/upload-provider#UploadProvider": UploadProvider_aa73ae08063f64df5595a7d8e5e9bfe6,
  "/admin/sign-in#SignIn": SignIn_162c4aa474e88c280ccf082fba592800,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
