import { adsCalls } from './ads/calls';
import { authCalls } from './auth/calls';
import { flowConfigCalls } from './flowConfig/calls';
import { foldersCalls } from './folders/calls';
import { launchesCalls } from './launches/calls';
import { operatorCalls } from './operator/calls';
import { sessionsCalls } from './sessions/calls';
import { sourcesCalls } from './sources/calls';
import { templatesCalls } from './templates/calls';
import { ticketsCalls } from './tickets/calls';

/** Every call of both products (ads §7, widget §7). */
export const contract = {
  auth: authCalls,
  sources: sourcesCalls,
  folders: foldersCalls,
  templates: templatesCalls,
  launches: launchesCalls,
  ads: adsCalls,
  sessions: sessionsCalls,
  flowConfig: flowConfigCalls,
  tickets: ticketsCalls,
  operator: operatorCalls,
};
export type Contract = typeof contract;
