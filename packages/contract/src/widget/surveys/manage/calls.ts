import * as z from 'zod';
import { forAgency } from '../../../access';
import { call } from '../../../define';
import { BaseUpdatedAt, Day, Id, queryId } from '../../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../../list';
import { ProjectSurvey, SurveyForm, SurveyResults, SurveyRow, surveyStatuses } from './schemas';

/** By default the last 30 days. */
const period = z.object({ from: Day.optional(), to: Day.optional() });

export const projectSurveysCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/surveys',
    summary: 'Surveys of a project with their responses',
    spec: 'widget §2.3',
    access: forAgency,
    query: listQuery({
      sort: ['title', 'created_at', 'updated_at'],
      filters: { project_id: queryId, status: z.enum(surveyStatuses).optional() },
    }),
    response: pageResponse(SurveyRow),
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/surveys/{id}',
    summary: 'One survey with its questions',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: ProjectSurvey,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/surveys',
    summary: 'Create a survey as a draft',
    spec: 'widget §2.3',
    access: forAgency,
    body: SurveyForm.safeExtend({ project_id: Id }),
    response: ProjectSurvey,
    status: 201,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/surveys/{id}',
    summary: 'Replace the questions of a survey; answers stay',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: SurveyForm.safeExtend({ base_updated_at: BaseUpdatedAt }),
    response: ProjectSurvey,
  }),
  updateStatus: call({
    method: 'PUT',
    path: '/api/v1/surveys/{id}/status',
    summary: 'Publish a survey, archive it, or make it a draft again',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: z.object({ status: z.enum(surveyStatuses) }),
    response: ProjectSurvey,
  }),
  duplicate: call({
    method: 'POST',
    path: '/api/v1/surveys/{id}/duplicate',
    summary: 'Copy a survey without its answers, as a draft',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: ProjectSurvey,
    status: 201,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/surveys/{id}',
    summary: 'Delete a survey with all its answers',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
  results: call({
    method: 'GET',
    path: '/api/v1/surveys/{id}/results',
    summary: 'Answers to each question in a period of days (UTC), at most 366',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    query: period,
    response: SurveyResults,
  }),
  export: call({
    method: 'GET',
    path: '/api/v1/surveys/{id}/export',
    summary: 'All responses of a period as a file, one per line',
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    query: period,
    response: 'csv',
  }),
};
