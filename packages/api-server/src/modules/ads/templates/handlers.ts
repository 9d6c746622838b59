import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { listConversions } from './conversions';
import { createTemplate } from './createTemplate';
import { findTemplate, toTemplateRows } from './findTemplate';
import { fixOutdated, listOutdated } from './outdatedTemplates';
import { countTemplates, listTemplateCategories } from './overview';
import { listTemplates, type TemplateQuery } from './queries';
import { assignTemplates, findTemplateAccess, updateTemplateAccess } from './templateAccess';
import {
  deleteTemplate,
  duplicateTemplate,
  moveTemplatesToFolder,
  renameTemplate,
  validateTemplateName,
} from './templateActions';
import { listAdTypes, updateAdTypes } from './templateAdTypes';
import { updateTemplate } from './updateTemplate';

type Context = CallContext<UserCaller>;

function listTemplateRows(ctx: Context, query: TemplateQuery) {
  return ctx.inTenant(async (unit) => {
    const { records, total } = await listTemplates(unit, query);
    return toPage(await toTemplateRows(unit.tx, ctx.caller.agency_id, records), total, query);
  });
}

export function templatesHandlers(): ContractHandlers<'templates'> {
  return {
    list: ({ query, ctx }) => listTemplateRows(ctx, query),
    uncategorized: ({ query, ctx }) => listTemplateRows(ctx, { ...query, uncategorized: true }),
    outdated: async ({ ctx }) => ({ data: await listOutdated(ctx) }),
    fixOutdated: ({ body, ctx }) => fixOutdated(ctx, body.ids),
    view: ({ params, ctx }) => ctx.inTenant((unit) => findTemplate(unit, params.id)),
    count: ({ ctx }) => ctx.inTenant(countTemplates),
    categories: ({ query, ctx }) => ctx.inTenant((unit) => listTemplateCategories(unit, query)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createTemplate(unit, { form: body, isHidden: false })),
    storeHidden: ({ body, ctx }) =>
      ctx.inTenant((unit) => createTemplate(unit, { form: body, isHidden: true })),
    update: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateTemplate(unit, { id: params.id, changes: body })),
    rename: ({ params, body, ctx }) => ctx.inTenant((unit) => renameTemplate(unit, { ...params, ...body })),
    duplicate: ({ params, ctx }) => ctx.inTenant((unit) => duplicateTemplate(unit, params.id)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteTemplate(unit, params.id));
      return { message: successMessages.templateDeleted };
    },
    move: async ({ body, ctx }) => {
      await ctx.inTenant((unit) => moveTemplatesToFolder(unit, body));
      return { message: successMessages.templateMoved };
    },
    access: async ({ params, ctx }) => ({
      data: await ctx.inTenant((unit) => findTemplateAccess(unit, params.id)),
    }),
    updateAccess: async ({ params, body, ctx }) => ({
      data: await ctx.inTenant((unit) => updateTemplateAccess(unit, { ...params, ...body })),
    }),
    assign: async ({ body, ctx }) => {
      await ctx.inTenant((unit) => assignTemplates(unit, body));
      return { message: successMessages.saved };
    },
    adTypes: async ({ params, ctx }) => ({
      data: await ctx.inTenant((unit) => listAdTypes(unit, params.id)),
    }),
    updateAdTypes: async ({ params, body, ctx }) => ({
      data: await ctx.inTenant((unit) => updateAdTypes(unit, { ...params, ...body })),
    }),
    conversions: ({ query, ctx }) => ctx.inTenant((unit) => listConversions(unit, query)),
    validateName: ({ body, ctx }) => ctx.inTenant((unit) => validateTemplateName(unit, body)),
  };
}
