import * as z from 'zod';
import { forAnyone } from '../../access';
import { call } from '../../define';
import { TooltipConfig } from './schemas';

export const tooltipsCalls = {
  list: call({
    method: 'GET',
    path: '/sdk/config/{sdkKey}/tooltips',
    summary: "A project's tooltips and hotspots",
    spec: 'widget §7',
    access: forAnyone,
    budget: 'config',
    params: z.object({ sdkKey: z.string().min(1).max(100) }),
    response: z.array(TooltipConfig),
    status: 200,
  }),
};
