import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import {
  createSurvey,
  deleteSurvey,
  duplicateSurvey,
  listSurveys,
  updateSurvey,
  updateSurveyStatus,
  viewSurvey,
} from './manageSurveys';
import { exportResponses, viewResults } from './viewResults';

export function projectSurveysHandlers(): ContractHandlers<'projectSurveys'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listSurveys(unit, query)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewSurvey(unit, params.id)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createSurvey(unit, body)),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => updateSurvey(unit, params.id, body)),
    updateStatus: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateSurveyStatus(unit, params.id, body.status)),
    duplicate: ({ params, ctx }) => ctx.inTenant((unit) => duplicateSurvey(unit, params.id)),
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteSurvey(unit, params.id));
      return { message: successMessages.deleted };
    },
    results: ({ params, query, ctx }) => ctx.inTenant((unit) => viewResults(unit, params.id, query)),
    export: ({ params, query, ctx }) => exportResponses(ctx, params.id, query),
  };
}
