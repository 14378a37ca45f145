/** «4:32», «1:04:32» as a duration of ISO 8601: `PT0H4M32S`; undefined for other texts. */
export function isoDuration(text: string | undefined): string | undefined {
  const [, hours = '0', minutes, seconds] =
    /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/.exec(text ?? '') ?? []
  return minutes && seconds && `PT${Number(hours)}H${Number(minutes)}M${Number(seconds)}S`
}
