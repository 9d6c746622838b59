import * as z from 'zod';
import { forAgency } from '../../access';
import { call } from '../../define';
import { idParams } from '../../list';
import { BotForm, botLimits, ProjectBots } from './schemas';

export const botsCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/projects/{id}/bots',
    summary: "A project's bots",
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    response: ProjectBots,
  }),
  update: call({
    method: 'PUT',
    path: '/api/v1/projects/{id}/bots',
    summary: "Replace a project's bots; 409 if its configuration changed since it was read",
    spec: 'widget §2.3',
    access: forAgency,
    params: idParams,
    body: z.object({
      version: z.int(),
      /** Stays as it is if absent. */
      help_answers: z.boolean().optional(),
      bots: z
        .array(BotForm)
        .max(botLimits.bots)
        .refine(
          (bots) => new Set(bots.map(({ bot_id }) => bot_id)).size === bots.length,
          'Each bot needs its own id.',
        ),
    }),
    response: ProjectBots,
  }),
};
