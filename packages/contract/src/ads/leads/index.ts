export * from './leadFieldLabels';
export * from './schemas';
