import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { CallContext } from '../../http/CallContext';
import type { UserCaller } from '../../http/callers';
import type { ContractHandlers } from '../../http/contractHandlers';
import { changeTemplate } from './changeTemplate';
import { listConversions } from './conversions';
import { createTemplate } from './createTemplate';
import { countTemplates, listTemplateCategories } from './overview';
import { listTemplates, type TemplateQuery } from './queries';
import { assignTemplates, setAccess, viewAccess } from './templateAccess';
import {
  duplicateTemplate,
  moveTemplatesToFolder,
  removeTemplate,
  renameTemplate,
  validateTemplateName,
} from './templateActions';
import { updateAdTypes, viewAdTypes } from './templateAdTypes';
import { toTemplateRows, viewTemplate } from './viewTemplate';

type Context = CallContext<UserCaller>;

function pageOfTemplates(ctx: Context, query: TemplateQuery) {
  return ctx.inTenant(async (unit) => {
    const { records, total } = await listTemplates(unit, query);
    return toPage(await toTemplateRows(unit.tx, ctx.caller.agency_id, records), total, query);
  });
}

export function templatesHandlers(): ContractHandlers<'templates'> {
  return {
    list: ({ query, ctx }) => pageOfTemplates(ctx, query),
    uncategorized: ({ query, ctx }) => pageOfTemplates(ctx, { ...query, uncategorized: true }),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewTemplate(unit, params.id)),
    count: ({ ctx }) => ctx.inTenant(countTemplates),
    categories: ({ query, ctx }) => ctx.inTenant((unit) => listTemplateCategories(unit, query)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createTemplate(unit, { form: body, isHidden: false })),
    storeHidden: ({ body, ctx }) =>
      ctx.inTenant((unit) => createTemplate(unit, { form: body, isHidden: true })),
    update: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => changeTemplate(unit, { id: params.id, changes: body })),
    rename: ({ params, body, ctx }) => ctx.inTenant((unit) => renameTemplate(unit, { ...params, ...body })),
    duplicate: ({ params, ctx }) => ctx.inTenant((unit) => duplicateTemplate(unit, params.id)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => removeTemplate(unit, params.id));
      return { message: successMessages.templateDeleted };
    },
    move: async ({ body, ctx }) => {
      await ctx.inTenant((unit) => moveTemplatesToFolder(unit, body));
      return { message: successMessages.templateMoved };
    },
    access: async ({ params, ctx }) => ({
      data: await ctx.inTenant((unit) => viewAccess(unit, params.id)),
    }),
    updateAccess: async ({ params, body, ctx }) => ({
      data: await ctx.inTenant((unit) => setAccess(unit, { ...params, ...body })),
    }),
    assign: async ({ body, ctx }) => {
      await ctx.inTenant((unit) => assignTemplates(unit, body));
      return { message: successMessages.saved };
    },
    adTypes: async ({ params, ctx }) => ({
      data: await ctx.inTenant((unit) => viewAdTypes(unit, params.id)),
    }),
    updateAdTypes: async ({ params, body, ctx }) => ({
      data: await ctx.inTenant((unit) => updateAdTypes(unit, { ...params, ...body })),
    }),
    conversions: ({ query, ctx }) => ctx.inTenant((unit) => listConversions(unit, query)),
    validateName: ({ body, ctx }) => ctx.inTenant((unit) => validateTemplateName(unit, body)),
  };
}
