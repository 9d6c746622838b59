import type { GraphClient } from './graph/graphClient';
import { readList } from './graph/readList';
import { AccountTasks, PermissionRow } from './graph/shapes';

/** Lists the permissions that the user granted to the app. @throws FacebookError */
export async function listGrantedPermissions(client: GraphClient): Promise<string[]> {
  const rows = await readList(client, 'me/permissions', {}, PermissionRow);
  return rows.filter(({ status }) => status === 'granted').map(({ permission }) => permission);
}

/** Lists what the user may do in an ad account (`act_…`), e.g. `ADVERTISE`. @throws FacebookError */
export async function listAccountTasks(client: GraphClient, account: string): Promise<readonly unknown[]> {
  const answer = await client({ method: 'GET', path: account, params: { fields: 'user_tasks' } });
  return AccountTasks.parse(answer).user_tasks;
}
