export * from './adResubmit';
export * from './facebookSettings';
export * from './googleLaunch';
export * from './LaunchPlan';
export * from './launchFields';
export * from './schemas';
