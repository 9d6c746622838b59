import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { lockNames } from '../../db/lockNames';
import { templates } from '../../db/schema/templates';
import { invalid } from '../../http/problem';
import type { Database } from '../../ports';
import { nameKey } from '../naming/nameKey';

/** Whose templates a name must be free among: the agency's (no client), or one client's. */
export type TemplateOwner = { readonly agency_id: number; readonly client_id: number | null };

export const templateNameTaken = 'A template with this name already exists.';

function isOwnedBy({ agency_id, client_id }: TemplateOwner, except: number | null): SQL | undefined {
  return and(
    eq(templates.agency_id, agency_id),
    client_id === null ? isNull(templates.client_id) : eq(templates.client_id, client_id),
    eq(templates.is_hidden, false),
    except === null ? undefined : ne(templates.id, except),
  );
}

/** Keys (`nameKey`) of the names that an owner's templates have, but for one template's. */
export async function listTemplateNameKeys(
  tx: Database,
  owner: TemplateOwner,
  except: number | null = null,
): Promise<Set<string>> {
  const rows = await tx.select({ name: templates.name }).from(templates).where(isOwnedBy(owner, except));
  return new Set(rows.map(({ name }) => nameKey(name)));
}

/**
 * Refuses a name that another template of the owner has, and keeps it free until the transaction ends.
 * @throws Problem 422
 */
export async function checkTemplateName(
  tx: Database,
  owner: TemplateOwner,
  name: string,
  except: number | null = null,
): Promise<void> {
  await lockNames(tx, owner.agency_id, 'templates');
  const taken = await listTemplateNameKeys(tx, owner, except);
  if (taken.has(nameKey(name))) throw invalid({ name: [templateNameTaken] });
}
