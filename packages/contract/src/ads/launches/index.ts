export * from './adResubmit';
export * from './facebookSettings';
export * from './googleLaunch';
export * from './LaunchApproval';
export * from './LaunchPlan';
export * from './launchFields';
export * from './schemas';
