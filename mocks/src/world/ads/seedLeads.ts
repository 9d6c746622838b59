import { leads } from '@adlane/api-server/schema';
import { firstNames, lastNames } from '../account/personNames';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';
import type { SeededAd } from './seedAds';

/** Inserts leads of the last weeks for the agency's ads. */
export async function seedLeads(
  { tx, agencyId, now, random }: SeedContext,
  ads: readonly SeededAd[],
  count: number,
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
  await tx.insert(leads).values(rows);
}
