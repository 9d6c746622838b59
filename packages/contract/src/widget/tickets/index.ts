export * from './schemas';
export * from './workContext';
