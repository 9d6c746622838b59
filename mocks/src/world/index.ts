export { type DemoLogin, demoLogins, demoSdkKey } from './demoLogins';
export { listDemoCampaigns, seedGoogleDemo } from './google/seedGoogleDemo';
export { seedWorld, type WorldPorts } from './seedWorld';
export { worldNow } from './worldNow';
