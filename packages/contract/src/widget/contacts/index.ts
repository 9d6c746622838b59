export * from './ContactConditions';
export * from './schemas';
