import { successMessages } from '@adlane/contract/constants';
import type { Person, Retention } from '@adlane/contract/widget/people';
import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { updateProjectRow } from '../projects/commands';
import type { ProjectRow } from '../projects/queries';
import { findProject } from '../projects/queries';
import { erasePerson } from './erasePerson';
import { exportPerson } from './exportPerson';
import { listPossibleMatches } from './possibleMatches';
import { listPeople } from './queries';

function toRetention({ retention_days, replay_days }: ProjectRow): Retention {
  return { retention_days, replay_days };
}

/** Visitors as persons: what a project stores of them, and how long. */
export function peopleHandlers(): ContractHandlers<'people'> {
  return {
    list: async ({ query, call }) => {
      const { rows, total } = await call.inTenant((ctx) => listPeople(ctx, query));
      const toPerson = (row: (typeof rows)[number]): Person => ({
        ...row,
        last_seen_at: row.last_seen_at.toISOString(),
      });
      return toPage(rows.map(toPerson), total, query);
    },
    matches: ({ params, call }) => call.inTenant((ctx) => listPossibleMatches(ctx, params)),
    export: ({ params, query, call }) => exportPerson(call, { ...params, ...query }),
    delete: async ({ params, query, call }) => {
      await erasePerson(call, { ...params, ...query });
      return { message: successMessages.deleted };
    },
    retention: async ({ params, call }) =>
      toRetention(await call.inTenant((ctx) => findProject(ctx, params.id))),
    updateRetention: async ({ params, body, call }) =>
      toRetention(await call.inTenant((ctx) => updateProjectRow(ctx, params.id, body))),
  };
}
