export * from './googleSchemas';
export * from './googleTargets';
export * from './listing';
export * from './outdated';
export * from './schemas';
export * from './TargetAddress';
export * from './TemplateMedia';
export * from './templateDefaults';
