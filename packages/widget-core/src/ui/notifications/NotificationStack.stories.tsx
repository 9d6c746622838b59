import { defaultPageTexts } from '@adlane/contract/widget/flowConfig';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HostPage } from '../../../test/HostPage';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import type { Notification } from '../../notifications/notificationList';
import { createTranslate } from '../../texts/createTranslate';
import { outboundTexts } from '../../texts/outboundTexts';
import { createNotificationLayer } from './createNotificationLayer';
import { NotificationStack } from './NotificationStack';
import { message } from './NotificationStack.fixtures';

type StackArgs = {
  readonly list: readonly Notification[];
  readonly name: string | undefined;
  readonly feedbackButtonPosition: string;
  /** Configuration of the project, with the texts of the visitor's language. */
  readonly project: object;
  readonly isHostile: boolean;
  readonly onShow: (notification: Notification) => void;
  readonly onDismiss: (notification: Notification) => void;
};

function StackOnPage({ feedbackButtonPosition, project, isHostile, ...stack }: StackArgs) {
  const config = parseFlowConfig({ color: '#0F766E', feedbackButtonPosition, ...project });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => {
        const layer = createNotificationLayer(document, host);
        layer.draw({ ...stack, translate: createTranslate(() => config, outboundTexts) }, config);
        return layer.remove;
      }}
    />
  );
}

const meta = {
  title: 'Widget/Notifications',
  component: StackOnPage,
  parameters: { layout: 'fullscreen', docs: { parts: { createNotificationLayer, NotificationStack } } },
  args: {
    list: [message],
    name: 'Ada Lovelace',
    feedbackButtonPosition: 'BOTTOM_RIGHT',
    project: {},
    isHostile: false,
    onShow: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof StackOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { args: { feedbackButtonPosition: 'BOTTOM_LEFT' } };

export const RightToLeft: Story = {
  args: {
    project: { staticTranslations: defaultPageTexts['ar'], localizationOptions: { rtl: true } },
    list: [
      {
        ...message,
        data: { ...message.data, text: 'طلبك جاهز يا {{name}}', previewText: 'مرّ بنا قبل السادسة.' },
      },
    ],
  },
};

export const Dark: Story = { args: { project: { backgroundColor: '#101820' } } };

export const LongText: Story = {
  args: { list: [{ ...message, data: { ...message.data, text: 'Your order is ready. '.repeat(30) } }] },
};
