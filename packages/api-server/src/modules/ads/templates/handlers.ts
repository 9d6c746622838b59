import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import type { UserCall } from '../../../http/CallContext';
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

function listTemplateRows(call: UserCall, query: TemplateQuery) {
  return call.inTenant(async (ctx) => {
    const { records, total } = await listTemplates(ctx, query);
    return toPage(await toTemplateRows(ctx.tx, call.caller.agency_id, records), total, query);
  });
}

export function templatesHandlers(): ContractHandlers<'templates'> {
  return {
    list: ({ query, call }) => listTemplateRows(call, query),
    uncategorized: ({ query, call }) => listTemplateRows(call, { ...query, uncategorized: true }),
    outdated: async ({ call }) => ({ data: await listOutdated(call) }),
    fixOutdated: ({ body, call }) => fixOutdated(call, body.ids),
    view: ({ params, call }) => call.inTenant((ctx) => findTemplate(ctx, params)),
    count: ({ call }) => call.inTenant(countTemplates),
    categories: ({ query, call }) => call.inTenant((ctx) => listTemplateCategories(ctx, query)),
    store: ({ body, call }) => call.inTenant((ctx) => createTemplate(ctx, { form: body, isHidden: false })),
    storeHidden: ({ body, call }) =>
      call.inTenant((ctx) => createTemplate(ctx, { form: body, isHidden: true })),
    update: ({ params, body, call }) =>
      call.inTenant((ctx) => updateTemplate(ctx, { id: params.id, changes: body })),
    rename: ({ params, body, call }) => call.inTenant((ctx) => renameTemplate(ctx, { ...body, ...params })),
    duplicate: ({ params, call }) => call.inTenant((ctx) => duplicateTemplate(ctx, params)),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteTemplate(ctx, params));
      return { message: successMessages.templateDeleted };
    },
    move: async ({ body, call }) => {
      await call.inTenant((ctx) => moveTemplatesToFolder(ctx, body));
      return { message: successMessages.templateMoved };
    },
    access: async ({ params, call }) => ({
      data: await call.inTenant((ctx) => findTemplateAccess(ctx, params)),
    }),
    updateAccess: async ({ params, body, call }) => ({
      data: await call.inTenant((ctx) => updateTemplateAccess(ctx, { ...body, ...params })),
    }),
    assign: async ({ body, call }) => {
      await call.inTenant((ctx) => assignTemplates(ctx, body));
      return { message: successMessages.saved };
    },
    adTypes: async ({ params, call }) => ({
      data: await call.inTenant((ctx) => listAdTypes(ctx, params)),
    }),
    updateAdTypes: async ({ params, body, call }) => ({
      data: await call.inTenant((ctx) => updateAdTypes(ctx, { ...body, ...params })),
    }),
    conversions: ({ query, call }) => call.inTenant((ctx) => listConversions(ctx, query)),
    validateName: ({ body, call }) => call.inTenant((ctx) => validateTemplateName(ctx, body)),
  };
}
