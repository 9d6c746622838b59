export type { AdlaneApi } from './publicApi/AdlaneApi';
export { createWidget } from './publicApi/createWidget';
export type { Priority } from './publicApi/DataMethods';
export type { WidgetEvents } from './publicApi/EventMethods';
export type { WidgetStyles } from './publicApi/SettingMethods';
export { takeOver } from './publicApi/takeOver';
export { browserScope, type HostWindow, type Scope } from './scope/scope';
