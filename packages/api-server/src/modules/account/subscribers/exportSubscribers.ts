import type { FileAnswer } from '@adlane/contract';
import type { Subscriber } from '@adlane/contract/account/subscribers';
import { asOperator } from '../../../db/tenant';
import { type CsvColumns, createListCsv } from '../../../http/answers/createCsvFile';
import type { Ports } from '../../../ports';
import {
  listSubscriberKeys,
  listSubscriberRows,
  type SubscriberKey,
  type SubscriberQuery,
  type TrialQuery,
} from './queries';
import { type Trial, toSubscribers, toTrials } from './subscriberViews';

const columns: CsvColumns<Subscriber> = [
  ['Business', (row) => row.business_name],
  ['First name', (row) => row.first_name],
  ['Last name', (row) => row.last_name],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Niche', (row) => row.niche],
  ['Status', (row) => row.status],
  ['Plan', (row) => row.plan_type],
  ['Clients', (row) => row.clients_count],
  ['Live ads', (row) => row.live_ads_count],
  ['Last seen', (row) => row.last_seen_at],
  ['Signed up', (row) => row.created_at],
];

const trialColumns: CsvColumns<Trial> = [
  ...columns,
  ['Trial ends', (row) => row.trial_ends_at],
  ['Days left', (row) => row.days_left],
];

/** Streams all listed subscribers as a file; which ones it has is fixed when it starts. */
export async function exportSubscribers(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  query: SubscriberQuery,
): Promise<FileAnswer> {
  const now = clock.now();
  const keys = await asOperator(db, (tx) => listSubscriberKeys(tx, 'paying', query));
  const read = (portion: readonly SubscriberKey[]) =>
    asOperator(db, async (tx) => toSubscribers(tx, await listSubscriberRows(tx, portion), now));
  return createListCsv('subscribers.csv', { columns, keys, read });
}

/** Streams those on trial as a file. */
export async function exportTrials(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  query: TrialQuery,
): Promise<FileAnswer> {
  const now = clock.now();
  const keys = await asOperator(db, (tx) => listSubscriberKeys(tx, 'trial', query));
  const read = (portion: readonly SubscriberKey[]) =>
    asOperator(db, async (tx) => toTrials(tx, await listSubscriberRows(tx, portion), now));
  return createListCsv('trial-subscribers.csv', { columns: trialColumns, keys, read });
}
