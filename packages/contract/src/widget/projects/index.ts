export * from './flowConfigForm';
export * from './schemas';
