export { createApp } from './createApp';
export { appRole, knownMigrations, type Migration, migrate } from './db/migrate';
export { liveChannel } from './db/notifyAudience';
export { asOperator, inTenant } from './db/tenant';
export { reclaimRequests } from './http/limits/idempotencyStore';
export { TurnQueue } from './http/limits/TurnQueue';
export { conflict, forbidden, found, invalid, notFound, Problem } from './http/problem';
export type { RequestBindings, RequestEnv } from './http/requestEnv';
export { isAgencyHost } from './modules/account/auth/agencyArea';
export { inviteFirstOperator } from './modules/account/auth/inviteFirstOperator';
export { notify } from './modules/account/notifications/notify';
export { createLiveHub, type LiveHub } from './modules/account/realtime/createLiveHub';
export { createVisitorHub, type VisitorHub } from './modules/account/realtime/createVisitorHub';
export type { LivePeer } from './modules/account/realtime/LivePeer';
export { encodePng } from './modules/ads/ai/encodePng';
export { reclaimLaunches, resumeLaunches } from './modules/ads/launches/saga/resumeLaunches';
export { deleteOrphanFiles } from './modules/ads/media/orphanFiles';
export { resumeImports } from './modules/ads/templateImports/runImport';
export { replyToConversation, type TeamReply } from './modules/widget/conversations/replyToConversation';
export type {
  ByteRange,
  Clock,
  Database,
  Files,
  FoundFile,
  Ids,
  InboundMail,
  JobHandlers,
  JobName,
  JobOptions,
  JobPayloads,
  Jobs,
  Log,
  LogFields,
  Mail,
  Mailbox,
  MailboxEmail,
  MailboxOutcome,
  MailMessage,
  NewFile,
  Outbound,
  PlatformSettings,
  Ports,
  Secrets,
  Site,
  StoredFile,
  StoredMail,
  Untrusted,
  UntrustedOutputs,
} from './ports';
