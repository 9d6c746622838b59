import * as z from 'zod';
import { forAnyone } from '../../access';
import { call } from '../../define';
import { FlowConfigAnswer } from './schemas';

const keyParams = z.object({ sdkKey: z.string().min(1).max(100) });

export const flowConfigCalls = {
  view: call({
    method: 'GET',
    path: '/sdk/config/{sdkKey}',
    summary: "A project's widget configuration",
    spec: 'widget §7',
    access: forAnyone,
    budget: 'config',
    params: keyParams,
    query: z.object({ lang: z.string().max(35).default('en') }),
    response: z.object({
      flowConfig: FlowConfigAnswer,
    }),
  }),
};
