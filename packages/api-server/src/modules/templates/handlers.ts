import { successMessages } from '@adlane/contract/constants';
import { pageOf } from '../../db/page';
import type { CallContext, UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../contractHandlers';
import { changeTemplate } from './changeTemplate';
import { listConversions } from './conversions';
import { countTemplates, listTemplateCategories } from './overview';
import { listTemplates, type TemplateQuery } from './queries';
import { toTemplateRows, viewTemplate } from './service';
import { storeTemplate } from './storeTemplate';
import { assignTemplates, setAccess, viewAccess } from './templateAccess';
import {
  duplicateTemplate,
  moveAll,
  removeTemplate,
  renameTemplate,
  type TemplateTarget,
  validateTemplateName,
} from './templateActions';
import { updateAdTypes, viewAdTypes } from './templateAdTypes';

type Context = CallContext<UserCaller>;

function targetOf({ id }: { readonly id: number }, ctx: Context): TemplateTarget {
  return { caller: ctx.caller, id, now: ctx.ports.clock.now() };
}

function pageOfTemplates(ctx: Context, query: TemplateQuery) {
  return ctx.inTenant(async ({ tx }) => {
    const { records, total } = await listTemplates(tx, ctx.caller, query);
    return pageOf(await toTemplateRows(tx, ctx.caller.agency_id, records), total, query);
  });
}

export function templatesHandlers(): ContractHandlers<'templates'> {
  return {
    list: ({ query, ctx }) => pageOfTemplates(ctx, query),
    uncategorized: ({ query, ctx }) => pageOfTemplates(ctx, { ...query, uncategorized: true }),
    view: ({ params, ctx }) => ctx.inTenant(({ tx }) => viewTemplate(tx, ctx.caller, params.id)),
    count: ({ ctx }) => ctx.inTenant(({ tx }) => countTemplates(tx, ctx.caller)),
    categories: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listTemplateCategories(tx, ctx.caller, query));
      return pageOf(rows, total, query);
    },
    store: ({ body, ctx }) => {
      const options = { now: ctx.ports.clock.now(), isHidden: false };
      return ctx.inTenant(({ tx }) => storeTemplate(tx, ctx.caller, body, options));
    },
    storeHidden: ({ body, ctx }) => {
      const options = { now: ctx.ports.clock.now(), isHidden: true };
      return ctx.inTenant(({ tx }) => storeTemplate(tx, ctx.caller, body, options));
    },
    update: ({ params, body, ctx }) =>
      ctx.inTenant(({ tx }) =>
        changeTemplate(tx, ctx.caller, ctx.ports.clock, { id: params.id, changes: body }),
      ),
    rename: ({ params, body, ctx }) =>
      ctx.inTenant(({ tx }) => renameTemplate(tx, targetOf(params, ctx), body.name)),
    duplicate: ({ params, ctx }) => ctx.inTenant(({ tx }) => duplicateTemplate(tx, targetOf(params, ctx))),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant(({ tx }) => removeTemplate(tx, targetOf(params, ctx)));
      return { message: successMessages.templateDeleted };
    },
    move: async ({ body, ctx }) => {
      await ctx.inTenant(({ tx }) => moveAll(tx, ctx.caller, body, ctx.ports.clock.now()));
      return { message: successMessages.templateMoved };
    },
    access: async ({ params, ctx }) => ({
      data: await ctx.inTenant(({ tx }) => viewAccess(tx, ctx.caller, params.id)),
    }),
    updateAccess: async ({ params, body, ctx }) => ({
      data: await ctx.inTenant(({ tx }) => setAccess(tx, targetOf(params, ctx), body.data)),
    }),
    assign: async ({ body, ctx }) => {
      await ctx.inTenant(({ tx }) => assignTemplates(tx, ctx.caller, body));
      return { message: successMessages.saved };
    },
    adTypes: async ({ params, ctx }) => ({
      data: await ctx.inTenant(({ tx }) => viewAdTypes(tx, ctx.caller, params.id)),
    }),
    updateAdTypes: async ({ params, body, ctx }) => ({
      data: await ctx.inTenant(({ tx }) => updateAdTypes(tx, targetOf(params, ctx), body.data)),
    }),
    conversions: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant(({ tx }) => listConversions(tx, ctx.caller, query));
      return pageOf(rows, total, query);
    },
    validateName: ({ body, ctx }) => ctx.inTenant(({ tx }) => validateTemplateName(tx, ctx.caller, body)),
  };
}
