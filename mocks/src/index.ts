export {
  type CallOutcome,
  type CallRecord,
  listOutcomes,
  setCallOutcomes,
  setLatency,
  subscribeCalls,
} from './network/callOutcome';
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
export { signInAs, storyToken, storyTokens, storyUsers } from './story/storySession';
export { stampRequests, startTurn } from './story/storyTurn';
export { fewHandlers, handlers } from './tab/handlers';
export { openTabSocket } from './tab/openTabSocket';
export { selectWorld, type WorldKind } from './tab/selectedWorld';
export { addGoogleDemo, advanceWorld, openWorld, resetWorld, saveWorld } from './tab/worldControls';
export { type DemoLogin, demoLogins, demoSdkKey } from './world/demoLogins';
export { worldFlowConfig } from './world/widget/tickets/worldFlowConfig';
export { worldNow } from './world/worldNow';
