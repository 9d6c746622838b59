export * from './createDefaultFlowConfig';
export * from './schemas';
