import { isClient } from '../../../http/roles';
import type { Database, Ports } from '../../../ports';
import { loadAgencyMailBrand, loadOperatorMailBrand, type MailBrand } from '../mail/mailBrand';
import type { AccountRow } from './queries';

/** Clients see their agency's brand, agencies the operator's. */
export function loadMailBrand(
  tx: Database,
  ports: Ports,
  account: Pick<AccountRow, 'entity_type' | 'agency_id'>,
): Promise<MailBrand> {
  if (isClient(account)) return loadAgencyMailBrand(tx, ports.site, account.agency_id);
  return loadOperatorMailBrand(tx, ports.site);
}
