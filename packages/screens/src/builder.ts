export { GuideBuilder, type GuideBuilderProps } from './guides/GuideBuilder/GuideBuilder';
export type { BuilderBridge } from './guides/GuideBuilder/useBuilder';
