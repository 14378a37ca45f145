import { UnsavedChangesNotice as UnsavedChangesNotice_7da7723c52c90fdc531aa8f75b430aff } from '../../../saving/unsaved-changes-notice'
import { Planned as Planned_7d5f382d90bb1837cd35f43391aa7c17 } from '../../../publication/planned'
import { ShareDocument as ShareDocument_95649779dda45e960e921b4c308e74ea } from '../../../sharing/share-document'
import { DateCell as DateCell_cae27a7de6e522a6865ec0f4d710fc6a } from '../../../admin/cells'
import { DateInput as DateInput_f5c386453386d378a002964554bd67f4 } from '../../../admin/date-input'
import { DateDiff as DateDiff_d9b1ce614a401efbc1b74a140e2b0720 } from '../../../admin/diffs'
import { PictureQualityNotice as PictureQualityNotice_f2c4b9a4ba3053b80e8323257aaeac25 } from '../../../files/picture-quality-notice'
import { SelectDiff as SelectDiff_d9b1ce614a401efbc1b74a140e2b0720 } from '../../../admin/diffs'
import { NoDiff as NoDiff_d9b1ce614a401efbc1b74a140e2b0720 } from '../../../admin/diffs'
import { FocusEmptyField as FocusEmptyField_4a7b9785920713839abbb0517391a454 } from '../../../admin/focus-empty-field'
import { OnSite as OnSite_616990612ecfa8d35e2b18cdc6f64469 } from '../../../admin/on-site'
import { FormErrors as FormErrors_7632e466268efe1fabd1696c95e8ffc8 } from '../../../admin/form-errors'
import { LoadRows as LoadRows_9843101950f7654c5c21360ea73e0991 } from '../../../admin/load-rows'
import { ScheduleItem as ScheduleItem_c3f0563a2d94e0982ff45ccdde5c0afb } from '../../../publication/schedule-item'
import { PreviewButton as PreviewButton_fbe4a60c94269216da52cb6479a25163 } from '../../../admin/preview-button'
import { LivePreview as LivePreview_548ce9fa0b6dc0f7f4f4ec88b6b3b768 } from '../../../admin/live-preview'
import { Versions as Versions_f58f191915152815083f0a0d9d18bd3c } from '../../../versions/versions'
import { TakeThumbnail as TakeThumbnail_f202a10beff685d7cd055b44d5ee9f6d } from '../../../videos/take-thumbnail'
import { AddPhotos as AddPhotos_013b08185c00ee02f7699923531523b9 } from '../../../photos/add-photos'
import { Uses as Uses_2d79db212aaa0fc5387057d70e651e8b } from '../../../admin/uses'
import { PriceCell as PriceCell_cae27a7de6e522a6865ec0f4d710fc6a } from '../../../admin/cells'
import { PriceInput as PriceInput_ee76d9cdf26755c48f5884c508ba1346 } from '../../../admin/price-input'
import { RowTitle as RowTitle_99db62658bb147374899f385f33e4b88 } from '../../../globals/site-settings/admin/row-title'
import { FirstIsMain as FirstIsMain_42cf1333cb300db87d888099f59b689d } from '../../../photos/first-is-main'
import { SaveWhenChosen as SaveWhenChosen_1c190c78573c25ed4fecf3544e2ab83f } from '../../../upload/save-when-chosen'
import { UploadLimits as UploadLimits_81795c03c1091c94bae6197ce6ba8e91 } from '../../../upload/upload-limits'
import { AccountEmail as AccountEmail_79a2d8574ee990d5e8523ec92711fc13 } from '../../../admin/account-email'
import { CurrentPassword as CurrentPassword_7e2178db63d757bc688f19bbc7219c26 } from '../../../admin/current-password'
import { OthersAccount as OthersAccount_ec361e5e7c65168eb4a842615ec5fd51 } from '../../../admin/account-links/others-account'
import { OwnAccount as OwnAccount_a437e9e28223a927df7fc86be7a90d84 } from '../../../admin/second-factor/own-account'
import { Invite as Invite_d7d5ac872ca110afbd306a203272f298 } from '../../../admin/account-links/invite'
import { OwnersOnly as OwnersOnly_674e22bf0cd3e4dc1f9853d7f774ae71 } from '../../../globals/site-settings/admin/owners-only'
import { UseModel as UseModel_73841a055cb7997a6295cc4cf84a9cca } from '../../../globals/site-settings/admin/use-model'
import { ModelPicture as ModelPicture_2e089c3c28d4ede5a391d9824ddb454f } from '../../../globals/site-settings/admin/model-picture'
import { HeavyFilm as HeavyFilm_495f9a8eaecd5bcab76f9149ffb153f6 } from '../../../films/heavy-film'
import { SiteNotice as SiteNotice_9fbd7d1a99f06321eb6f30921502a141 } from '../../../admin/site-notice'
import { Icon as Icon_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Logo as Logo_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { UploadProvider as UploadProvider_aa73ae08063f64df5595a7d8e5e9bfe6 } from '../../../upload/upload-provider'
import { ValidationErrors as ValidationErrors_4feaa7b1893ddc836969ebe5882fff77 } from '../../../saving/validation-errors-provider'
import { Accessibility as Accessibility_8fbbe20e7a41cea22aa7a704e1ef603d } from '../../../admin/accessibility/provider'
import { CloseOnBack as CloseOnBack_eb3f9d1c455f5c11b47296d3baf1e7c8 } from '../../../admin/close-on-back'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/saving/unsaved-changes-notice#UnsavedChangesNotice": UnsavedChangesNotice_7da7723c52c90fdc531aa8f75b430aff,
  "/publication/planned#Planned": Planned_7d5f382d90bb1837cd35f43391aa7c17,
  "/sharing/share-document#ShareDocument": ShareDocument_95649779dda45e960e921b4c308e74ea,
  "/admin/cells#DateCell": DateCell_cae27a7de6e522a6865ec0f4d710fc6a,
  "/admin/date-input#DateInput": DateInput_f5c386453386d378a002964554bd67f4,
  "/admin/diffs#DateDiff": DateDiff_d9b1ce614a401efbc1b74a140e2b0720,
  "/files/picture-quality-notice#PictureQualityNotice": PictureQualityNotice_f2c4b9a4ba3053b80e8323257aaeac25,
  "/admin/diffs#SelectDiff": SelectDiff_d9b1ce614a401efbc1b74a140e2b0720,
  "/admin/diffs#NoDiff": NoDiff_d9b1ce614a401efbc1b74a140e2b0720,
  "/admin/focus-empty-field#FocusEmptyField": FocusEmptyField_4a7b9785920713839abbb0517391a454,
  "/admin/on-site#OnSite": OnSite_616990612ecfa8d35e2b18cdc6f64469,
  "/admin/form-errors#FormErrors": FormErrors_7632e466268efe1fabd1696c95e8ffc8,
  "/admin/load-rows#LoadRows": LoadRows_9843101950f7654c5c21360ea73e0991,
  "/publication/schedule-item#ScheduleItem": ScheduleItem_c3f0563a2d94e0982ff45ccdde5c0afb,
  "/admin/preview-button#PreviewButton": PreviewButton_fbe4a60c94269216da52cb6479a25163,
  "/admin/live-preview#LivePreview": LivePreview_548ce9fa0b6dc0f7f4f4ec88b6b3b768,
  "/versions/versions#Versions": Versions_f58f191915152815083f0a0d9d18bd3c,
  "/videos/take-thumbnail#TakeThumbnail": TakeThumbnail_f202a10beff685d7cd055b44d5ee9f6d,
  "/photos/add-photos#AddPhotos": AddPhotos_013b08185c00ee02f7699923531523b9,
  "/admin/uses#Uses": Uses_2d79db212aaa0fc5387057d70e651e8b,
  "/admin/cells#PriceCell": PriceCell_cae27a7de6e522a6865ec0f4d710fc6a,
  "/admin/price-input#PriceInput": PriceInput_ee76d9cdf26755c48f5884c508ba1346,
  "/globals/site-settings/admin/row-title#RowTitle": RowTitle_99db62658bb147374899f385f33e4b88,
  "/photos/first-is-main#FirstIsMain": FirstIsMain_42cf1333cb300db87d888099f59b689d,
  "/upload/save-when-chosen#SaveWhenChosen": SaveWhenChosen_1c190c78573c25ed4fecf3544e2ab83f,
  "/upload/upload-limits#UploadLimits": UploadLimits_81795c03c1091c94bae6197ce6ba8e91,
  "/admin/account-email#AccountEmail": AccountEmail_79a2d8574ee990d5e8523ec92711fc13,
  "/admin/current-password#CurrentPassword": CurrentPassword_7e2178db63d757bc688f19bbc7219c26,
  "/admin/account-links/others-account#OthersAccount": OthersAccount_ec361e5e7c65168eb4a842615ec5fd51,
  "/admin/second-factor/own-account#OwnAccount": OwnAccount_a437e9e28223a927df7fc86be7a90d84,
  "/admin/account-links/invite#Invite": Invite_d7d5ac872ca110afbd306a203272f298,
  "/globals/site-settings/admin/owners-only#OwnersOnly": OwnersOnly_674e22bf0cd3e4dc1f9853d7f774ae71,
  "/globals/site-settings/admin/use-model#UseModel": UseModel_73841a055cb7997a6295cc4cf84a9cca,
  "/globals/site-settings/admin/model-picture#ModelPicture": ModelPicture_2e089c3c28d4ede5a391d9824ddb454f,
  "/films/heavy-film#HeavyFilm": HeavyFilm_495f9a8eaecd5bcab76f9149ffb153f6,
  "/admin/site-notice#SiteNotice": SiteNotice_9fbd7d1a99f06321eb6f30921502a141,
  "/admin/logo#Icon": Icon_481c7343515a00946c6e2c2ed9750300,
  "/admin/logo#Logo": Logo_481c7343515a00946c6e2c2ed9750300,
  "/upload/upload-provider#UploadProvider": UploadProvider_aa73ae08063f64df5595a7d8e5e9bfe6,
  "/saving/validation-errors-provider#ValidationErrors": ValidationErrors_4feaa7b1893ddc836969ebe5882fff77,
  "/admin/accessibility/provider#Accessibility": Accessibility_8fbbe20e7a41cea22aa7a704e1ef603d,
  "/admin/close-on-back#CloseOnBack": CloseOnBack_eb3f9d1c455f5c11b47296d3baf1e7c8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
