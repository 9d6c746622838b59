import type { LaunchInputs } from '../../inputs/launchSettings';

/** The messaging apps that an ad opens, as an ad set's `destination_type`. */
export type MessagingDestination = 'MESSENGER' | 'INSTAGRAM_DIRECT' | 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER';

/** A button that opens a messaging app. */
type MessageAction = {
  readonly type: 'MESSAGE_PAGE' | 'INSTAGRAM_MESSAGE';
  readonly value: { readonly app_destination: 'MESSENGER' | 'INSTAGRAM_DIRECT' };
};

const messengerAction: MessageAction = { type: 'MESSAGE_PAGE', value: { app_destination: 'MESSENGER' } };
const instagramAction: MessageAction = {
  type: 'INSTAGRAM_MESSAGE',
  value: { app_destination: 'INSTAGRAM_DIRECT' },
};
/** Links that Facebook expects beside these buttons. */
const messengerLink = 'https://fb.com/messenger_doc/';
const instagramLink = 'https://www.instagram.com';

/** Returns which messaging apps the ads open: the launch's choice, else the template's. */
export function getMessagingDestination({
  settings,
  template,
}: Pick<LaunchInputs, 'settings' | 'template'>): MessagingDestination {
  const { messenger, instagram } =
    settings.settings?.messagingApps ?? template.templateTargeting.messagingApps;
  if (!instagram) return 'MESSENGER';
  return messenger ? 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER' : 'INSTAGRAM_DIRECT';
}

/** Returns the button of a message ad; Messenger's where the ad opens several apps. */
export function getMessageAction(destination: MessagingDestination): MessageAction {
  return destination === 'INSTAGRAM_DIRECT' ? instagramAction : messengerAction;
}

/** Returns the link of a message ad. */
export function getMessageLink(destination: MessagingDestination): string {
  return destination === 'INSTAGRAM_DIRECT' ? instagramLink : messengerLink;
}

/** Returns the `asset_feed_spec` that lets Facebook choose the app for each person; undefined for one app. */
export function buildDestinationChoice(destination: MessagingDestination) {
  if (destination !== 'MESSAGING_INSTAGRAM_DIRECT_MESSENGER') return undefined;
  const withLink = ({ type, value }: MessageAction, link: string) => ({ type, value: { ...value, link } });
  return {
    optimization_type: 'DOF_MESSAGING_DESTINATION',
    call_to_actions: [withLink(messengerAction, messengerLink), withLink(instagramAction, instagramLink)],
  };
}
