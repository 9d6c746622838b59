export { findCall } from '../network/findCall';
export { type Mock, type MockAnswer, mock } from '../network/mock';
export {
  type NetworkCondition,
  networkConditions,
  setNetworkCondition,
} from '../network/networkCondition';
export { signInAs, storyToken, storyTokens } from '../story/storySession';
export { type DemoLogin, demoLogins, demoSdkKey } from '../world/demoLogins';
export { worldNow } from '../world/worldNow';
export { fewHandlers, handlers } from './handlers';
export { openTabSocket } from './openTabSocket';
export { selectWorld, type WorldKind } from './selectedWorld';
export { addGoogleDemo, advanceWorld, closeWorld, openWorld, resetWorld, saveWorld } from './worldControls';
