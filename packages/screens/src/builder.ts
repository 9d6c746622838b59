export { GuideBuilder, type GuideBuilderProps } from './widget/guides/GuideBuilder/GuideBuilder';
export type { BuilderBridge } from './widget/guides/GuideBuilder/useBuilder';
