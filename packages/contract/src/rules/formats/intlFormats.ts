/** Creating a formatter takes as long as hundreds of its uses, so each is created once. */
function createOncePerOptions<Options, Format>(
  create: (locale: string | undefined, options: Options) => Format,
): (locale: string | undefined, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    const format = formats.get(key) ?? create(locale, options);
    formats.set(key, format);
    return format;
  };
}

/**
 * Returns the formatter of numbers for a locale (undefined: the device's) and options. For repeated use: an amount per
 * row, a label per point of a chart.
 */
export const getNumberFormat = /* @__PURE__ */ createOncePerOptions(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/**
 * Returns the formatter of days and times of one time zone for a locale (undefined: the device's) and options. For
 * repeated use. The zone is named, because that of the device can change while the page is open.
 */
export const getDateFormat = /* @__PURE__ */ createOncePerOptions(
  (locale, options: Intl.DateTimeFormatOptions & { readonly timeZone: string }) =>
    new Intl.DateTimeFormat(locale, options),
);

const getFormatOfOffset = /* @__PURE__ */ createOncePerOptions(
  (locale, { options }: { readonly options: Intl.DateTimeFormatOptions; readonly offset: number }) =>
    new Intl.DateTimeFormat(locale, options),
);

/**
 * Returns the formatter of a date in the device's time zone, for a locale (undefined: the device's) and options. For
 * repeated use. It follows a device that changes its zone while the page is open.
 */
export function getDeviceDateFormat(
  date: Date,
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return getFormatOfOffset(locale, { options, offset: date.getTimezoneOffset() });
}

/** Formats an instant in the device's time zone. A text that is no instant stays as it is. */
export function formatDeviceDate(
  instant: string,
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return getDeviceDateFormat(date, locale, options).format(date);
}

/** Formats a day, `2026-11-02`, the same in every time zone. A text that is no day stays as it is. */
export function formatDayBy(
  day: string,
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  return getDateFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
}

/** Returns the names of regions or languages in a locale (undefined: the device's). For repeated use. */
export const getDisplayNames = /* @__PURE__ */ createOncePerOptions(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

/** Returns the formatter of distances in time, '2 hours ago', for a locale (undefined: the device's) and options. */
export const getRelativeTimeFormat = /* @__PURE__ */ createOncePerOptions(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
