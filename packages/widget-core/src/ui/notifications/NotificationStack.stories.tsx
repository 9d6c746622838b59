import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../../test/expectOwnStyles';
import { HostPage } from '../../../test/HostPage';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import type { Notification } from '../../notifications/notificationList';
import { createTranslate } from '../../texts/createTranslate';
import { createNotificationLayer } from './createNotificationLayer';

type StackArgs = {
  readonly list: readonly Notification[];
  readonly name: string | undefined;
  readonly feedbackButtonPosition: string;
  readonly rtl: boolean;
  readonly isHostile: boolean;
  readonly onShow: (notification: Notification) => void;
  readonly onDismiss: (notification: Notification) => void;
};

function StackOnPage({ feedbackButtonPosition, rtl, isHostile, ...stack }: StackArgs) {
  const config = parseFlowConfig({ color: '#0F766E', feedbackButtonPosition, localizationOptions: { rtl } });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) => {
        const layer = createNotificationLayer(document, host);
        layer.draw({ ...stack, translate: createTranslate(() => config) }, config);
        return layer.remove;
      }}
    />
  );
}

const message: Notification = {
  outbound: 'a',
  sound: false,
  data: {
    text: 'Hi {{name|there}}, your order is ready.',
    sender: { name: 'Mia' },
    previewText: 'Come by any time before six.',
    conversation: { shareToken: 't' },
  },
};
const checklist: Notification = {
  outbound: 'b',
  sound: false,
  data: {
    text: 'Finish setting up',
    checklist: { id: '1' },
    currentStep: 2,
    totalSteps: 5,
    nextStepTitle: 'Add a photo',
  },
};

const meta = {
  title: 'Widget/Notifications',
  component: StackOnPage,
  parameters: { layout: 'fullscreen' },
  args: {
    list: [message],
    name: 'Ada Lovelace',
    feedbackButtonPosition: 'BOTTOM_RIGHT',
    rtl: false,
    isHostile: false,
    onShow: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof StackOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => widgetPart('.notification'));
    await expect(widgetPart('.text')).toHaveTextContent('Hi Ada, your order is ready.');
    await userEvent.click(widgetPart('.show'));
    await expect(args.onShow).toHaveBeenCalledWith(message);
    await userEvent.click(widgetPart('.dismiss'));
    await expect(args.onDismiss).toHaveBeenCalledWith(message);
  },
};

export const Guest: Story = {
  args: { name: undefined },
  play: async () => {
    await waitFor(() => expect(widgetPart('.text')).toHaveTextContent('Hi there, your order is ready.'));
  },
};

export const Two: Story = {
  args: { list: [message, checklist] },
  play: async () => {
    await waitFor(() => expect(widgetRoot().querySelectorAll('.notification')).toHaveLength(2));
    await expect(widgetPart('progress')).toHaveAttribute('max', '5');
  },
};

export const Left: Story = { args: { feedbackButtonPosition: 'BOTTOM_LEFT' } };

export const RightToLeft: Story = {
  args: {
    rtl: true,
    list: [
      {
        ...message,
        data: { ...message.data, text: 'طلبك جاهز يا {{name}}', previewText: 'مرّ بنا قبل السادسة.' },
      },
    ],
  },
};

export const LongText: Story = {
  args: { list: [{ ...message, data: { ...message.data, text: 'Your order is ready. '.repeat(30) } }] },
};

export const MarkupIsText: Story = {
  args: { list: [{ ...message, data: { text: '<img src=x onerror="document.title=1"><b>bold</b>' } }] },
  play: async () => {
    await waitFor(() => expect(widgetPart('.text')).toHaveTextContent('<b>bold</b>'));
    await expect(widgetRoot().querySelector('.text b')).toBeNull();
  },
};

export const OnHostilePage: Story = {
  args: { isHostile: true, list: [message, checklist] },
  play: async () => {
    await waitFor(() => expectOwnStyles(widgetPart('.text')));
    await expectOwnStyles(widgetPart('.dismiss'));
    await expectOwnStyles(widgetPart('progress'));
  },
};
