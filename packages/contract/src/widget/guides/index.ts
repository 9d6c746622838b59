export { guideDefaults } from './guideDefaults';
export * from './schemas';
