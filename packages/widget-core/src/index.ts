export type { AdlaneApi, Priority, WidgetStyles } from './publicApi/AdlaneApi';
export { createWidget } from './publicApi/createWidget';
export { takeOver } from './publicApi/takeOver';
export { browserScope, type HostWindow, type Scope } from './scope/scope';
