export * from './alerts';
export * from './schemas';
