export * from './createDefaultFlowConfig';
export * from './defaultFormTexts';
export * from './schemas';
