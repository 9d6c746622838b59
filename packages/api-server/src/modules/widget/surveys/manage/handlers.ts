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
    list: ({ query, call }) => call.inTenant((ctx) => listSurveys(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewSurvey(ctx, params)),
    store: ({ body, call }) => call.inTenant((ctx) => createSurvey(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateSurvey(ctx, { ...body, ...params })),
    updateStatus: ({ params, body, call }) =>
      call.inTenant((ctx) => updateSurveyStatus(ctx, { ...body, ...params })),
    duplicate: ({ params, call }) => call.inTenant((ctx) => duplicateSurvey(ctx, params)),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteSurvey(ctx, params));
      return { message: successMessages.deleted };
    },
    results: ({ params, query, call }) => call.inTenant((ctx) => viewResults(ctx, { ...query, ...params })),
    export: ({ params, query, call }) => exportResponses(call, { ...query, ...params }),
  };
}
