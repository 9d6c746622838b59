export { createApp } from './createApp';
export { appRole, knownMigrations, type Migration, migrate } from './db/migrate';
export { liveChannel } from './db/notifyAudience';
export { asOperator, inTenant } from './db/tenant';
export { conflict, forbidden, found, invalid, notFound, Problem } from './http/problem';
export type { RequestBindings, RequestEnv } from './http/requestEnv';
export { encodePng } from './modules/ai/encodePng';
export { isAgencyHost } from './modules/auth/agencyArea';
export { inviteFirstOperator } from './modules/auth/inviteFirstOperator';
export { replyToConversation, type TeamReply } from './modules/conversations/replyToConversation';
export { reclaimLaunches, resumeLaunches } from './modules/launches/saga/resumeLaunches';
export { deleteOrphanFiles } from './modules/media/orphanFiles';
export { notify } from './modules/notifications/notify';
export { createLiveHub, type LiveHub } from './modules/realtime/createLiveHub';
export { createVisitorHub, type VisitorHub } from './modules/realtime/createVisitorHub';
export type { LivePeer } from './modules/realtime/LivePeer';
export { resumeImports } from './modules/templateImports/runImport';
export { type NotImplemented, notImplemented } from './notImplemented';
export type {
  ByteRange,
  Clock,
  Database,
  Files,
  FoundFile,
  Ids,
  JobHandlers,
  JobName,
  JobPayloads,
  Jobs,
  Log,
  LogFields,
  Mail,
  MailMessage,
  NewFile,
  Outbound,
  PlatformSettings,
  Ports,
  Secrets,
  Site,
  StoredFile,
  StoredMail,
} from './ports';
