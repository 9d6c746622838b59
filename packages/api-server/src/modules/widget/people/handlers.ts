import { successMessages } from '@adlane/contract/constants';
import type { Person, Retention } from '@adlane/contract/widget/people';
import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import type { ProjectRow } from '../projects/queries';
import { changeProject, findProject } from '../projects/queries';
import { erasePerson } from './erasePerson';
import { exportPerson } from './exportPerson';
import { listPeople } from './queries';

function toRetention({ retention_days, replay_days }: ProjectRow): Retention {
  return { retention_days, replay_days };
}

/** Visitors as persons: what a project stores of them, and how long. */
export function peopleHandlers(): ContractHandlers<'people'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listPeople(unit, query));
      const toPerson = (row: (typeof rows)[number]): Person => ({
        ...row,
        last_seen_at: row.last_seen_at.toISOString(),
      });
      return toPage(rows.map(toPerson), total, query);
    },
    export: ({ params, ctx }) => exportPerson(ctx, params.id),
    delete: async ({ params, ctx }) => {
      await erasePerson(ctx, params.id);
      return { message: successMessages.deleted };
    },
    retention: async ({ params, ctx }) =>
      toRetention(await ctx.inTenant((unit) => findProject(unit, params.id))),
    updateRetention: async ({ params, body, ctx }) =>
      toRetention(await ctx.inTenant((unit) => changeProject(unit, params.id, body))),
  };
}
