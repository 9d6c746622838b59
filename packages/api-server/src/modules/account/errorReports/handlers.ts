import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { insertTicket } from '../../widget/tickets/commands';
import { blankSecrets, blankText } from './blankSecrets';

export function errorReportsHandlers(): ContractHandlers<'errorReports'> {
  return {
    create: async ({ body, call }) => {
      const { ports, caller } = call;
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
