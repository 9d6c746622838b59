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
export {
  Address,
  AgencyProfile,
  AgencyProfileView,
  TeamInvite,
  TeamMember,
  type TeamRole,
  teamRoles,
  UserProfile,
} from './account/schemas';
export {
  Ad,
  AdChange,
  AdDay,
  AdSet,
  AdSetAd,
  type AdState,
  AdView,
  BudgetChange,
  DeliveryChange,
} from './ads/schemas';
export {
  AdTextRequest,
  AdTexts,
  AiImageRequest,
  AiImages,
  AiPromptFields,
  AiTextRequest,
  AiTexts,
  aiTextFields,
  defaultAiPromptFields,
  OfferRequest,
  Offers,
  PromptRequest,
  Prompts,
} from './ai/schemas';
export {
  Announcement,
  AnnouncementChange,
  AnnouncementForm,
  announcementAudiences,
  announcementKinds,
} from './announcements/schemas';
export { AuditEntry } from './auditLog/schemas';
export {
  AgencySignup,
  Brand,
  ClientSignup,
  Credentials,
  CrmConnect,
  GoogleCredentials,
  InvitingAgency,
  maxPasswordLength,
  minPasswordLength,
  NewPassword,
  SignedIn,
  SignInOptions,
  tokenParams,
  User,
} from './auth/schemas';
export {
  Card,
  CheckedCoupon,
  CheckoutSession,
  CheckoutStart,
  CouponCheck,
  Plan,
  PlanChange,
  PlanChangePreview,
  previewMinutes,
  SetupIntent,
  Subscription,
  subscriptionStatuses,
  Transaction,
  transactionStatuses,
} from './billing/schemas';
export {
  Category,
  CategoryChange,
  CategoryForm,
  CategoryMerge,
  categoryStatuses,
  StatusChange,
} from './categories/schemas';
export { Checklist, ChecklistStep } from './checklists/schemas';
export { Client, ClientChange, ClientForm, ClientRow, clientStatuses, NicheChange } from './clients/schemas';
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
  ClientCustomField,
  ClientCustomFieldValues,
  CustomField,
  CustomFieldChange,
  CustomFieldForm,
  customFieldTypes,
} from './customFields/schemas';
export {
  AdActivity,
  AdSpend,
  ConnectedAccounts,
  CostPerResult,
  dashboardQuery,
  LiveAds,
  MoneyFigure,
  OperatorFigures,
} from './dashboard/schemas';
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
  type IncomingFile,
  type IncomingForm,
  listCalls,
  type Method,
  type NamedCall,
  type ParsedInput,
  type RawAnswer,
} from './define';
export { ErrorReport, ErrorReportData } from './errorReports/schemas';
export { ErrorBody, type ErrorCode, errorCodes, statusOfCode } from './errors';
export {
  AccountsAndPages,
  BusinessManager,
  CustomAudience,
  FacebookAsset,
  FacebookLeadForm,
  InstagramAccount,
  PageTerms,
  Pixel,
  PixelForm,
  Preview,
  PreviewQuery,
  ReachEstimate,
  ReachQuery,
} from './facebookAssets/schemas';
export { Favourite, FavouriteBulk, FavouriteForm, favouriteKinds } from './favourites/schemas';
export { FeatureRequest } from './featureRequests/schemas';
export {
  CountryCode,
  CurrencyCode,
  Day,
  EmailField,
  ExternalId,
  FolderName,
  HexColor,
  Id,
  Ids,
  Instant,
  Money,
  OptionalUrlField,
  optionalText,
  PhoneField,
  queryId,
  requiredText,
  UrlField,
} from './fields';
export {
  FeedbackFlow,
  FlowConfig,
  FlowConfigAnswer,
  FlowFormField,
  feedbackButtonPositions,
} from './flowConfig/schemas';
export { Folder } from './folders/schemas';
export {
  GoogleAdminPermission,
  GoogleAudienceSignal,
  GoogleBudgetChange,
  GoogleConversionGoal,
  GoogleLocation,
  GoogleSourceAssets,
  GoogleStatusChange,
} from './googleSources/schemas';
export { HelpArticle, HelpArticleRow, HelpCollection, HelpCollectionRow } from './help/schemas';
export { AdResubmit } from './launches/adResubmit';
export {
  defaultFacebookLaunchSettings,
  FacebookLaunchSettings,
  TargetAddress,
} from './launches/facebookSettings';
export { GoogleLaunch } from './launches/googleLaunch';
export {
  FacebookLaunch,
  InstantFacebookLaunch,
  Launch,
  LaunchBlocker,
  LaunchReview,
  LaunchStep,
} from './launches/schemas';
export { defaultLeadForm, LeadForm, LeadFormForm, LeadFormQuestion } from './leadForms/schemas';
export { Lead, LeadCampaign, LeadDelivery, leadDeliveryStatuses } from './leads/schemas';
export {
  Done,
  idParams,
  listOf,
  listQuery,
} from './list';
export {
  Country,
  FacebookLocation,
  Language,
  State,
  TargetingLocale,
  TargetingOption,
} from './lookups/schemas';
export { MasterTemplate, MasterTemplateRow } from './masterTemplates/schemas';
export { CroppedMedia, Media, MediaLink, MediaUpload, YoutubeMedia } from './media/schemas';
export { needsPlan } from './needsPlan';
export { NewsArticle, NewsRow } from './news/schemas';
export {
  Niche,
  NicheForm,
  NicheRequest,
  NicheRequestForm,
  nicheRequestStatuses,
  nicheStatuses,
} from './niches/schemas';
export { notificationAccess } from './notifications/kindAccess';
export { type NotificationKind, notificationKinds, UserNotification } from './notifications/schemas';
export {
  AccountConnectSetup,
  AgencyConfig,
  BasicSetup,
  BusinessSetup,
  OnboardingState,
} from './onboarding/schemas';
export { IdentityKey, identityModes, WidgetProject } from './operator/schemas';
export {
  maxOutboundActionLength,
  NotificationData,
  OutboundAction,
  OutboundMessage,
  TourConfig,
  TourStep,
} from './outbound/schemas';
export { ClientPermission, defaultPermissions, PermissionChange, Permissions } from './permissions/schemas';
export {
  everyResource,
  LiveMessage,
  LiveTicket,
  liveProtocol,
  liveSocketPath,
  ticketLifetimeMs,
  ticketProtocolPrefix,
  VisitorUpdate,
  visitorSocketPath,
} from './realtime/schemas';
export {
  maxVisitorFieldLength,
  SessionIdentify,
  SessionPing,
  SessionPong,
  SessionStart,
  SessionUpdate,
  StreamEvent,
  VisitorSession,
} from './sessions/schemas';
export { AssetShare, SharedAsset } from './sharing/schemas';
export {
  BusinessInserts,
  CustomInsert,
  CustomInsertForm,
  defaultBusinessInserts,
  InsertTexts,
  SmartInserts,
  SmartInsertsChange,
} from './smartInserts/schemas';
export {
  AdAccount,
  Authorization,
  FacebookPage,
  OpenAiConnect,
  OpenAiSource,
  PermissionCheck,
  Source,
  SourceAssets,
  SourceConnect,
} from './sources/schemas';
export { type SpecCall, specCallsAds } from './specCallsAds';
export { specCallsWidget } from './specCallsWidget';
export { SubCategory, SubCategoryForm } from './subCategories/schemas';
export {
  PlanUpgrade,
  Subscriber,
  SubscriberChange,
  SubscriberForm,
  TrialSubscriber,
} from './subscribers/schemas';
export { Survey, surveyFormats } from './surveys/schemas';
export { Tag, TagForm, tagOrigins } from './tags/schemas';
export {
  BulkImportStatus,
  CampaignImport,
  CampaignImportStatus,
  ImportableCampaign,
  ImportRecord,
} from './templateImports/schemas';
export { changeAdTypes, defaultAdTypes, withDefaultType } from './templates/adTypes';
export {
  GoogleAdContent,
  GoogleAdTargeting,
  GoogleAdText,
  GoogleLaunchDefaults,
  GoogleTemplate,
} from './templates/googleSchemas';
export {
  FbAdSetting,
  TemplateAccess,
  TemplateCategory,
  TemplateConversion,
  TemplateCount,
  templateListQuery,
} from './templates/listing';
export {
  Template,
  TemplateChange,
  TemplateContent,
  TemplateForm,
  TemplateRow,
  TemplateTargeting,
  TextVersion,
} from './templates/schemas';
export { TemplateMedia } from './templates/TemplateMedia';
export {
  defaultGoogleAdContent,
  defaultGoogleAdTargeting,
  defaultGoogleTemplate,
  defaultTemplate,
  defaultTemplateContent,
  defaultTemplateTargeting,
  defaultVersions,
} from './templates/templateDefaults';
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
