import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { lockNames } from '../../../db/lockNames';
import { templates } from '../../../db/schema/ads/templates';
import { invalid } from '../../../http/problem';
import { toNameKey } from '../../../naming/toNameKey';
import type { Database } from '../../../ports';

/** Who a template name must be unique for: the agency (no client), or one client. */
type TemplateOwner = { readonly agency_id: number; readonly client_id: number | null };

export const nameInUseMessage = 'A template with this name already exists.';

function isOwnedBy({ agency_id, client_id }: TemplateOwner, except: number | null): SQL | undefined {
  return and(
    eq(templates.agency_id, agency_id),
    client_id === null ? isNull(templates.client_id) : eq(templates.client_id, client_id),
    eq(templates.is_hidden, false),
    except === null ? undefined : ne(templates.id, except),
  );
}

/** Returns the name keys (`toNameKey`) of an owner's templates, except one. */
export async function listTemplateNameKeys(
  tx: Database,
  owner: TemplateOwner,
  except: number | null = null,
): Promise<Set<string>> {
  const rows = await tx.select({ name: templates.name }).from(templates).where(isOwnedBy(owner, except));
  return new Set(rows.map(({ name }) => toNameKey(name)));
}

/**
 * Checks a name and locks it until the transaction ends.
 * @throws Problem 422 if another template of the owner has it
 */
export async function checkTemplateName(
  tx: Database,
  owner: TemplateOwner,
  name: string,
  except: number | null = null,
): Promise<void> {
  await lockNames(tx, owner.agency_id, 'templates');
  const used = await listTemplateNameKeys(tx, owner, except);
  if (used.has(toNameKey(name))) throw invalid({ name: [nameInUseMessage] });
}
