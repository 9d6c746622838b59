import { adsCalls } from './ads/calls';
import { authCalls } from './auth/calls';
import { checklistsCalls } from './checklists/calls';
import { conversationsCalls } from './conversations/calls';
import { featureRequestsCalls } from './featureRequests/calls';
import { flowConfigCalls } from './flowConfig/calls';
import { foldersCalls } from './folders/calls';
import { helpCalls } from './help/calls';
import { launchesCalls } from './launches/calls';
import { newsCalls } from './news/calls';
import { operatorCalls } from './operator/calls';
import { outboundCalls } from './outbound/calls';
import { sessionsCalls } from './sessions/calls';
import { sourcesCalls } from './sources/calls';
import { surveysCalls } from './surveys/calls';
import { templatesCalls } from './templates/calls';
import { ticketsCalls } from './tickets/calls';
import { tooltipsCalls } from './tooltips/calls';
import { uploadsCalls } from './uploads/calls';

/** Every call of both products (ads §7, widget §7). */
export const contract = {
  // The ads app.
  auth: authCalls,
  sources: sourcesCalls,
  folders: foldersCalls,
  templates: templatesCalls,
  launches: launchesCalls,
  ads: adsCalls,
  // The widget.
  sessions: sessionsCalls,
  flowConfig: flowConfigCalls,
  tickets: ticketsCalls,
  uploads: uploadsCalls,
  outbound: outboundCalls,
  tooltips: tooltipsCalls,
  conversations: conversationsCalls,
  help: helpCalls,
  news: newsCalls,
  surveys: surveysCalls,
  checklists: checklistsCalls,
  featureRequests: featureRequestsCalls,
  operator: operatorCalls,
};
export type Contract = typeof contract;
