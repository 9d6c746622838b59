const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Reads the days of a date filter in the URL; an end that is no `YYYY-MM-DD` is left out. */
export function readDays({ from = '', to = '' }: Days): { from?: string; to?: string } {
  return { ...(dayPattern.test(from) ? { from } : {}), ...(dayPattern.test(to) ? { to } : {}) };
}
