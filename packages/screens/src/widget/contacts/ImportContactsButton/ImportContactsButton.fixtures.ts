import type { ContactImport, ImportError } from '@adlane/contract/widget/contacts';

const buildReason = (text: string, values: ImportError['values'] = {}) => ({ message: text, text, values });

/** What a file would do, before it is imported. */
export const contactImportFixture: ContactImport = {
  columns: [
    { title: 'User ID', field: 'userId', samples: ['17', '18', '19'] },
    { title: 'Work email', field: 'email', samples: ['ann@shop.test', 'bob@shop.test', ''] },
    { title: 'Seats', field: 'custom:Seats', samples: ['12', '', '7'] },
    { title: 'Kind', field: '', samples: ['guest'] },
    { title: 'Last seen', field: 'last_seen_at', samples: ['2026-05-01 08:00'] },
  ],
  row_count: 20,
  new_count: 12,
  updated_count: 3,
  unchanged_count: 3,
  skipped_count: 2,
  unverified_count: 1,
  errors: [
    { line: 5, ...buildReason('The email address is not valid.') },
    { line: 9, ...buildReason('The same contact is in line {line}.', { line: 3 }) },
  ],
};
