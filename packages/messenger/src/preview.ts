export { BannerPreview, type BannerPreviewProps } from './preview/BannerPreview';
export { BotPreview, type BotPreviewProps } from './preview/BotPreview';
export { SurveyPreview, type SurveyPreviewProps } from './preview/SurveyPreview';
