import { contract } from '@adlane/contract';
import type { Conversation } from '@adlane/contract/widget/conversations';
import { mock } from '@adlane/mocks';
import type { PageMessage } from '@adlane/widget-core/protocol';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onDemo } from './Contents.fixtures';
import statesMeta from './Messenger.stories';

const meta = { ...statesMeta, title: 'Widget/Help answers/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const answeredConversation: Conversation = {
  shareToken: 'question',
  title: 'Where is my invoice?',
  lastText: 'Billing: Your invoices are under Settings.',
  unread: 0,
  updated_at: '2026-11-29T08:00:00.000Z',
  teamTyping: false,
  helpAnswers: 'ready',
  messages: [
    {
      id: '1',
      from: 'visitor',
      senderName: 'Ada',
      text: 'Where is my invoice?',
      choices: [],
      files: [],
      sources: [],
      notice: null,
      created_at: '2026-11-29T08:00:00.000Z',
    },
    {
      id: '2',
      from: 'bot',
      senderName: 'Adlane',
      text: 'Billing: Your invoices are under Settings.',
      choices: [],
      files: [],
      sources: [{ id: '7', title: 'Billing', quote: 'Your invoices are under Settings.' }],
      notice: 'found',
      created_at: '2026-11-29T08:00:01.000Z',
    },
  ],
};
const [question, answer] = answeredConversation.messages;
const openQuestion = (): PageMessage[] => [{ name: 'open-conversation', data: { shareToken: 'question' } }];

export const AnswerQuotesAnArticleThatOpens: Story = {
  ...onDemo(openQuestion, {
    language: 'de',
    answers: [
      mock(contract.conversations.view).ok(answeredConversation),
      mock(contract.help.article).ok({
        id: '7',
        title: 'Billing',
        description: '',
        collectionId: '1',
        html: '<p>Your invoices are under Settings. We send them on the first.</p>',
        updated_at: '2026-11-01T08:00:00.000Z',
      }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await expect(log).toHaveTextContent('Das könnte helfen:');
    await expect(within(log).getByRole('blockquote')).toHaveTextContent('Your invoices are under Settings.');
    await userEvent.click(within(log).getByRole('button', { name: '„Billing“ lesen' }));
    await expect(await canvas.findByText(/We send them on the first/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(await canvas.findByRole('button', { name: 'Mit einer Person sprechen' })).toBeVisible();
  },
};

export const VisitorRequestsAPerson: Story = {
  ...onDemo(openQuestion, {
    answers: [
      mock(contract.conversations.view).ok({
        ...answeredConversation,
        helpAnswers: 'searching',
        messages: question ? [question] : [],
      }),
    ],
  }),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('Looking for an answer…')).toBeVisible();
    const handedOver: Conversation = {
      ...answeredConversation,
      helpAnswers: null,
      messages: question && answer ? [question, { ...answer, notice: 'handedOver', sources: [] }] : [],
    };
    msw.use(
      mock(contract.conversations.view).ok(handedOver),
      mock(contract.conversations.requestPerson).ok(handedOver),
    );
    const button = canvas.getByRole('button', { name: 'Talk to a person' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('A person will answer here.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Looking for an answer…')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Talk to a person' })).not.toBeInTheDocument();
  },
};
