export { findCall } from './network/findCall';
export { type Mock, type MockAnswer, mock } from './network/mock';
export {
  internalError,
  type NetworkCondition,
  networkConditions,
  setNetworkCondition,
  slowAnswerMs,
} from './network/networkCondition';
export { drainUnhandled, refuseUnhandled } from './network/unhandled';
export { signInAs, storyToken, storyTokens } from './story/storySession';
export { handlers } from './tab/handlers';
export { openTabSocket } from './tab/openTabSocket';
export { addGoogleDemo, advanceWorld, resetWorld } from './tab/theTab';
export { type DemoLogin, demoLogins, demoSdkKey } from './world/demoLogins';
export { worldFlowConfig } from './world/tickets/worldFlowConfig';
export { worldNow } from './world/worldNow';
