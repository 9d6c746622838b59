import * as z from 'zod';
import { forVisitor } from '../../../access';
import { call } from '../../../define';
import { Done } from '../../../list';
import { Survey } from './schemas';

const params = z.object({ formId: z.string().min(1).max(100) });

export const surveysCalls = {
  view: call({
    method: 'GET',
    path: '/sdk/surveys/{formId}',
    summary: 'One survey form',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    response: Survey,
  }),
  open: call({
    method: 'POST',
    path: '/sdk/surveys/{formId}/open',
    summary: 'Count a visitor who opened a survey',
    spec: 'widget §2.3',
    access: forVisitor,
    budget: 'signal',
    params,
    query: z.object({
      /** The message that opened it, which counts as seen. */
      outboundId: z.string().max(100).optional(),
    }),
    response: 'empty',
    status: 204,
  }),
  answer: call({
    method: 'POST',
    path: '/sdk/surveys/{formId}/answers',
    summary: 'Answer a survey',
    spec: 'widget §2.3',
    access: forVisitor,
    params,
    body: z.object({
      formData: z.record(z.string(), z.unknown()),
      outboundId: z.string().max(100).optional(),
    }),
    response: Done,
    status: 201,
  }),
};
