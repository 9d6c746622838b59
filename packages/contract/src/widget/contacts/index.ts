export * from './ContactConditions';
export * from './ContactImport';
export * from './schemas';
