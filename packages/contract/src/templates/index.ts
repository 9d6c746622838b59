export * from './adTypes';
export * from './googleSchemas';
export * from './listing';
export * from './schemas';
export * from './TemplateMedia';
export * from './templateDefaults';
