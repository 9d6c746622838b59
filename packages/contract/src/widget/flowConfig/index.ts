export * from './createDefaultFlowConfig';
export * from './defaultFormTexts';
export * from './defaultPageTexts';
export * from './schemas';
