export { canOutlivePage } from '../api/canOutlivePage';
export { judgeAnswer } from '../api/judgeAnswer';
export { parseRetryAfter } from '../api/parseRetryAfter';
export { createId } from '../scope/createId';
export {
  type BannerMessage,
  type PageToBannerMessage,
  parseBannerMessage,
  parsePageToBannerMessage,
} from './bannerMessages';
export {
  type BuilderMessage,
  type BuilderStatus,
  builderStatuses,
  type OpenerMessage,
  type PageToBuilderMessage,
  type PageToOpenerMessage,
  parseBuilderMessage,
  parseOpenerMessage,
  parsePageToBuilderMessage,
  parsePageToOpenerMessage,
} from './builderMessages';
export {
  type Channel,
  type ChannelOptions,
  type ChannelWindow,
  createChannel,
  findHostOrigin,
  isExactOrigin,
  parseOrigin,
} from './createChannel';
export { type ExcludeData, parseExcludeData } from './excludeData';
export {
  type CaptureKind,
  type FrameMessage,
  parseFrameMessage,
  type SendFeedback,
} from './frameMessages';
export {
  type FeedbackSent,
  type PageMessage,
  parsePageMessage,
  type SurveyFormat,
  type TicketData,
} from './pageMessages';
