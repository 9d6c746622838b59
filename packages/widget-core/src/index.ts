export type { AdlaneApi } from './publicApi/AdlaneApi';
export { createWidget } from './publicApi/createWidget';
export type { Priority } from './publicApi/methods/DataMethods';
export type { WidgetEvents } from './publicApi/methods/EventMethods';
export type { WidgetStyles } from './publicApi/methods/SettingMethods';
export { publishApi } from './publicApi/publishApi';
export { browserScope, type HostWindow, type Scope } from './scope/scope';
