import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../../test/expectOwnStyles';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import type { Notification } from '../../notifications/notificationList';
import { message } from './NotificationStack.fixtures';
import statesMeta from './NotificationStack.stories';

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
const meta = { ...statesMeta, title: 'Widget/Notifications/Flows', tags: ['flow', '!autodocs'] };
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
