export type { Bridge } from './bridge/Bridge';
export { Messenger, type MessengerProps } from './Messenger/Messenger';
