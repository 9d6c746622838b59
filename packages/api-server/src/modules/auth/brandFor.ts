import { isClient } from '../../http/roles';
import type { Database, Ports } from '../../ports';
import { agencyMailBrand, type MailBrand, operatorMailBrand } from '../mail/mailBrand';
import type { AccountRow } from './queries';

/** Clients see their agency's brand, agencies the operator's. */
export function brandFor(
  tx: Database,
  ports: Ports,
  account: Pick<AccountRow, 'entity_type' | 'agency_id'>,
): Promise<MailBrand> {
  if (isClient(account)) return agencyMailBrand(tx, ports.site, account.agency_id);
  return operatorMailBrand(tx, ports.site);
}
