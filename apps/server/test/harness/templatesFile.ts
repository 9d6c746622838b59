type FileOptions = {
  /** Rows, counted from 1, with a headline that is too long. */
  readonly bad?: readonly number[];
  readonly prefix?: string;
};

/** Creates an import file with `count` templates. */
export function templatesFile(count: number, { bad = [], prefix = 'Import' }: FileOptions = {}): string {
  const broken = new Set(bad);
  const rows = Array.from({ length: count }, (_, index) => {
    const row = index + 1;
    const headline = broken.has(row) ? 'x'.repeat(31) : `Headline ${row}`;
    return [
      `${prefix} ${row}`,
      'Dental',
      `A clean and friendly text for the ad number ${row} that is long enough.`,
      `Another text for the ad number ${row}.`,
      headline,
      'Book a visit today',
      `Line below number ${row}`,
      'Book Now',
    ].join(',');
  });
  return `name,niche,adText1,adText2,headline1,headline2,subHeadline1,callToAction\n${rows.join('\n')}\n`;
}
