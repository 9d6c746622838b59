import { createDefaultFlowConfig, type FlowConfig } from '@adlane/contract/widget/flowConfig';
import { worldBots } from '../messenger/worldMessenger';

const color = '#0F766E';

/** Configuration of the demo project's widget (widget §3.2): that of a new project in the demo's color, with bots. */
export const worldFlowConfig: FlowConfig = {
  ...createDefaultFlowConfig(),
  color,
  headerColor: color,
  buttonColor: color,
  networkLogBlacklist: ['/payments/'],
  bots: worldBots,
};
