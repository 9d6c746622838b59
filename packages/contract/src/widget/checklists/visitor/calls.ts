import * as z from 'zod';
import { forVisitor } from '../../../access';
import { call } from '../../../define';
import { listQuery, pageResponse } from '../../../list';
import { Checklist } from './schemas';

const id = z.string().min(1).max(100);

export const checklistsCalls = {
  list: call({
    method: 'GET',
    path: '/sdk/checklists',
    summary: "The visitor's checklists",
    spec: 'widget §2.3',
    access: forVisitor,
    query: listQuery({ sort: ['title'] }),
    response: pageResponse(Checklist.omit({ steps: true })),
  }),
  view: call({
    method: 'GET',
    path: '/sdk/checklists/{id}',
    summary: 'One checklist with its steps',
    spec: 'widget §2.3',
    access: forVisitor,
    params: z.object({ id }),
    response: Checklist,
  }),
  start: call({
    method: 'POST',
    path: '/sdk/checklists',
    summary: 'Start the checklist of an outbound',
    spec: 'widget §2.3',
    access: forVisitor,
    body: z.object({ outboundId: id }),
    response: Checklist,
    status: 201,
  }),
  completeStep: call({
    method: 'POST',
    path: '/sdk/checklists/{id}/steps/{stepId}/complete',
    summary: 'Tick a step off',
    spec: 'widget §2.3',
    access: forVisitor,
    params: z.object({ id, stepId: id }),
    response: Checklist,
  }),
};
