export { type DemoLogin, demoLogins, demoSdkKey } from './demoLogins';
export { worldNow } from './worldNow';
