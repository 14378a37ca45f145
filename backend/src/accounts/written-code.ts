/** A recovery code as it is stored, however it was typed: `K7MQD ABCDE…` → `k7mqd-abcde-…`. */
export const writtenCode = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/.{5}(?=.)/g, '$&-')
