export { createApp } from './createApp';
export { appRole, migrate } from './db/migrate';
export { asOperator, inTenant } from './db/tenant';
export { conflict, forbidden, found, invalid, notFound, Problem } from './http/problem';
export type { RequestBindings, RequestEnv } from './http/requestEnv';
export { resumeLaunches } from './modules/launches/resumeLaunches';
export { type NotImplemented, notImplemented } from './notImplemented';
export type {
  Clock,
  Database,
  Files,
  Ids,
  JobHandlers,
  JobName,
  JobPayloads,
  Jobs,
  Log,
  LogFields,
  Outbound,
  PlatformSettings,
  Ports,
  Secrets,
  StoredFile,
} from './ports';
