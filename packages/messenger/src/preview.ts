export { ArticlePreview, type ArticlePreviewProps } from './preview/ArticlePreview';
export { BannerPreview, type BannerPreviewProps } from './preview/BannerPreview';
export { BotPreview, type BotPreviewProps } from './preview/BotPreview';
export { ChecklistPreview, type ChecklistPreviewProps } from './preview/ChecklistPreview';
export { SurveyPreview, type SurveyPreviewProps } from './preview/SurveyPreview';
