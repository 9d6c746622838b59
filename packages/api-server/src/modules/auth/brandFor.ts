import type { Database, Ports } from '../../ports';
import { agencyMailBrand, type MailBrand, operatorMailBrand } from '../mail/mailBrand';
import type { AccountRow } from './queries';

/** Clients know their agency, agencies know the operator. */
export function brandFor(
  tx: Database,
  ports: Ports,
  { entity_type, agency_id }: Pick<AccountRow, 'entity_type' | 'agency_id'>,
): Promise<MailBrand> {
  if (entity_type === 'Client') return agencyMailBrand(tx, ports.site, agency_id);
  return operatorMailBrand(tx, ports.site);
}
