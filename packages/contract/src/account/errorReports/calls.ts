import * as z from 'zod';
import { forProject } from '../../access';
import { call } from '../../define';
import { ErrorReport } from './schemas';

export const errorReportsCalls = {
  create: call({
    method: 'POST',
    path: '/api/v1/error-reports',
    summary: 'File an error of the ads app as a bug ticket of the project that the headers name',
    spec: 'ads §7',
    access: forProject,
    budget: 'errorReport',
    body: ErrorReport,
    response: z.object({ id: z.int() }),
    status: 201,
  }),
};
