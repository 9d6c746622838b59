export { listDemoCampaigns, seedGoogleDemo } from './ads/google/seedGoogleDemo';
export { type DemoLogin, demoLogins, demoSdkKey } from './demoLogins';
export { seedWorld, type WorldPorts } from './seedWorld';
export { getFirstId } from './spreadIds';
export { worldNow } from './worldNow';
