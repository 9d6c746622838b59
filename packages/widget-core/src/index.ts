export type { AdlaneApi } from './publicApi/AdlaneApi';
export { createWidget } from './publicApi/createWidget';
export type { Priority } from './publicApi/DataMethods';
export type { WidgetEvents } from './publicApi/EventMethods';
export { publishApi } from './publicApi/publishApi';
export type { WidgetStyles } from './publicApi/SettingMethods';
export { browserScope, type HostWindow, type Scope } from './scope/scope';
