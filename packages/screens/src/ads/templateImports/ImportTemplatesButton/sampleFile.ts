import { importColumns } from '@adlane/contract/constants';

const example: Readonly<Record<string, string>> = {
  name: 'Free first visit',
  niche: 'Dentist',
  status: 'draft',
  adText1: 'New in town? Your first visit is free.',
  headline1: 'Free first visit',
  subHeadline1: 'Book online in a minute',
};

/** Builds a file with every column and one example row, to fill in. */
export function buildSampleFile(): File {
  const row = importColumns.map((name) => `"${example[name] ?? ''}"`);
  return new File([`${importColumns.join(',')}\n${row.join(',')}\n`], 'templates.csv', { type: 'text/csv' });
}
