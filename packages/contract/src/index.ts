export {
  type Access,
  type Actor,
  forAgency,
  forAgencyOrClient,
  forAnyone,
  forProject,
  forSdkKey,
  forSubscriber,
  forSuperAdmin,
  forUser,
  forVisitor,
  mayCall,
  type PermissionKey,
  permissionKeys,
  type Role,
  roles,
} from './access';
export { Ad, type AdState } from './ads/schemas';
export { Credentials, maxPasswordLength, SignedIn, User } from './auth/schemas';
export { Checklist, ChecklistStep } from './checklists/schemas';
export {
  adFilterStatuses,
  adLaunchTypes,
  adStates,
  launchStatuses,
  launchStepStatuses,
} from './constants/launches';
export { facebookPageSize, googlePageSize, maxPageSize, pageSize } from './constants/lists';
export { channels, sourceStatuses } from './constants/sources';
export { adCreativeTypes, campaignStructures, platforms, templateStatuses } from './constants/templates';
export { type Contract, contract } from './contract';
export { Conversation, ConversationMessage, maxMessageLength } from './conversations/schemas';
export {
  type Call,
  type CallInput,
  type CallName,
  type CallOutput,
  type CallTable,
  call,
  colonPath,
  type FileAnswer,
  fillPath,
  type HandlerOutput,
  listCalls,
  type Method,
  type NamedCall,
  type ParsedInput,
  type RawAnswer,
} from './define';
export { ErrorBody, type ErrorCode, errorCodes, statusOfCode } from './errors';
export { FeatureRequest } from './featureRequests/schemas';
export { FeedbackFlow, FlowConfig, FlowFormField, feedbackButtonPositions } from './flowConfig/schemas';
export { Folder } from './folders/schemas';
export { HelpArticle, HelpArticleRow, HelpCollection, HelpCollectionRow } from './help/schemas';
export {
  FacebookLaunch,
  Launch,
  LaunchBlocker,
  LaunchReview,
  LaunchStep,
} from './launches/schemas';
export {
  Done,
  idParams,
  listOf,
  listQuery,
} from './list';
export { NewsArticle, NewsRow } from './news/schemas';
export { NotificationData, OutboundAction, TourConfig, TourStep } from './outbound/schemas';
export {
  maxVisitorFieldLength,
  SessionIdentify,
  SessionPing,
  SessionStart,
  SessionUpdate,
  StreamEvent,
  VisitorSession,
} from './sessions/schemas';
export { AdAccount, FacebookPage, Source } from './sources/schemas';
export { specCallsWidget } from './specCallsWidget';
export { Survey, surveyFormats } from './surveys/schemas';
export {
  Template,
  TemplateChange,
  TemplateContent,
  TemplateRow,
  TemplateTargeting,
  TextVersion,
} from './templates/schemas';
export { TemplateMedia } from './templates/TemplateMedia';
export {
  ConsoleLogEntry,
  maxTicketBytes,
  NetworkLogEntry,
  ScreenshotData,
  Ticket,
  TicketPayload,
  TicketRow,
  ticketStatuses,
  WebReplay,
} from './tickets/schemas';
export { pageRuleTypes, TooltipConfig } from './tooltips/schemas';
export { maxRecordingBytes, RecordingUpload } from './uploads/schemas';
