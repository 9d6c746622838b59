export * from './kindAccess';
export * from './schemas';
