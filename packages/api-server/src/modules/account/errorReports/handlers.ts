import type { ContractHandlers } from '../../../http/contractHandlers';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { found } from '../../../http/problem';
import { insertTicket } from '../../widget/tickets/commands';
import { blankSecrets, blankText } from './blankSecrets';

/** The token is public, so its use must not fill the ticket list. */
const perProject: RateLimit = { name: 'error-reports', max: 600, windowMs: 60 * 60 * 1000 };
const perAddress: RateLimit = { name: 'error-reports-address', max: 60, windowMs: 60 * 60 * 1000 };

export function errorReportsHandlers(): ContractHandlers<'errorReports'> {
  return {
    create: async ({ body, call }) => {
      const { ports, caller } = call;
      await countUse(ports, perAddress, call.ip);
      await countUse(ports, perProject, `${caller.agency_id} ${caller.project_id}`);
      const now = ports.clock.now();
      const { title, description, type, priority, user } = body;
      const { curl, ...customData } = body.customData;
      const ticket = {
        agency_id: caller.agency_id,
        project_id: caller.project_id,
        share_token: ports.ids.token(16),
        title: blankText(title),
        type,
        priority,
        reportedBy: user.email || user.name || null,
        currentUrl: blankText(customData.pageUrl) || null,
        isSilent: true,
        formData: { description: blankText(description) },
        customData: { ...Object(blankSecrets(customData)), curl: blankText(curl), user },
        created_at: now,
        updated_at: now,
      };
      const row = found(await call.inTenant(({ tx }) => insertTicket(tx, ticket)));
      return { id: row.id };
    },
  };
}
