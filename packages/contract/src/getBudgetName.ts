import type { BudgetName } from './BudgetName';
import type { Call } from './define';

/**
 * Returns the budget that a call spends from: the declared one or, for visitors and projects, that of its
 * method. Calls of users share the server by agency instead, and have none.
 */
export function getBudgetName({ access, method, budget }: Call): BudgetName | undefined {
  if (access.kind === 'user') return undefined;
  if (budget !== undefined || access.kind === 'public') return budget;
  return method === 'GET' ? 'read' : 'write';
}
