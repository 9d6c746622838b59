import type { CallContext } from '../CallContext';
import type { VisitorCaller } from '../callers';
import { countUse, type RateLimit } from './rateLimit';

/** Texts of one visitor: a fast chat is about ten messages a minute. */
const writesPerVisitor: RateLimit = { name: 'sdk-write', max: 200, windowMs: 10 * 60 * 1000 };
/** Sessions cost nothing, so their sum is limited as well. */
const writesPerProject: RateLimit = { name: 'sdk-project-write', max: 6000, windowMs: 60 * 60 * 1000 };

/**
 * Counts a text or answer that a visitor stores.
 * @throws Problem 429 when the visitor or the project stored too many
 */
export async function countVisitorWrite({ ports, caller }: CallContext<VisitorCaller>): Promise<void> {
  const { agency_id, visitor_id, project_id } = caller;
  await countUse(ports, writesPerVisitor, `${agency_id} ${visitor_id}`);
  await countUse(ports, writesPerProject, `${agency_id} ${project_id}`);
}
