export * from './availability';
export * from './flowConfigForm';
export * from './schemas';
