import { lead_deliveries, leads } from '@adlane/api-server/schema';
import { firstNames, lastNames } from '../account/personNames';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';
import type { SeededAd } from './seedAds';
import type { SeededCrm } from './seedCrm';

/** Time from a lead to its delivery. */
const deliveryMs = 4000;
/** One lead in this many is refused by its CRM. */
const refusedEvery = 6;
const refusal = {
  status: 'failed',
  response_status: 400,
  error: 'This location does not allow duplicated contacts.',
} as const;
const success = {
  status: 'delivered',
  response_status: 200,
  error: null,
  answers: [
    { key: 'Full name', label: 'Full name', place: 'contact', name: 'firstName', reason: null },
    { key: 'Email', label: 'Email', place: 'contact', name: 'email', reason: null },
    { key: 'Phone', label: 'Phone', place: 'contact', name: 'phone', reason: null },
  ],
} as const;

/** Inserts leads of the last weeks for the agency's ads; those of the client with a CRM were sent there. */
export async function seedLeads(
  { tx, agencyId, now, random }: SeedContext,
  {
    ads,
    crm,
    count,
  }: {
    readonly ads: readonly SeededAd[];
    readonly crm: SeededCrm | undefined;
    readonly count: number;
  },
): Promise<void> {
  const running = ads.filter(({ hasLeads }) => hasLeads);
  const rows = Array.from({ length: count }, (_, index) => {
    const ad = itemAt(running, random.int(0, running.length - 1));
    const first = random.pick(firstNames);
    const last = random.pick(lastNames);
    const email = `${first}.${last}${index}@mail.example`.toLowerCase();
    const phone = `+1555${String(random.int(200, 989))}0${String(100 + (index % 100))}`;
    return {
      agency_id: agencyId,
      ad_id: ad.id,
      client_user_id: ad.clientId,
      external_id: `77${agencyId}${String(100_000 + index)}`,
      full_name: `${first} ${last}`,
      email,
      phone,
      answers: { 'Full name': `${first} ${last}`, Email: email, Phone: phone },
      created_at: ago(now, random.int(0, 44), random.int(1, 23)),
    };
  });
  const sent = rows.map((row, index) => ({
    ...row,
    ...(crm !== undefined && row.client_user_id === crm.clientId
      ? {
          delivery_status: index % refusedEvery === 0 ? refusal.status : success.status,
          delivery_attempts: 1,
        }
      : {}),
  }));
  const stored = await tx.insert(leads).values(sent).returning();
  const deliveries = stored.flatMap(({ id, delivery_status, created_at }) =>
    delivery_status === 'none'
      ? []
      : {
          ...(delivery_status === refusal.status ? refusal : success),
          agency_id: agencyId,
          lead_id: id,
          channel: 'ghl',
          attempted_at: new Date(created_at.getTime() + deliveryMs),
        },
  );
  if (deliveries.length > 0) await tx.insert(lead_deliveries).values(deliveries);
}
