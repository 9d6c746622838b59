import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { folder } from './MockedCall.fixtures';
import statesMeta from './MockedCall.stories';

const meta = { ...statesMeta, title: 'Adlane/Mocked calls/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const FixedAnswer: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).ok({ data: [folder], meta: { page: 1, per_page: 12, total: 1 } }));
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).empty());
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('0 folders');
  },
};

export const Refused: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.folders.list).refuse('FORBIDDEN', "You don't have permission to perform this action."),
    );
  },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('HttpError: folders.list answered 403');
  },
};

export const Broken: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).error());
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('500: Technical Problem');
  },
};

export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).slow());
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('status');
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.folders.list).offline());
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('NetworkError');
  },
};

/** No override: the API in the tab answers, from the seeded world. */
export const Answered: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

export const AnsweredToAClient: Story = {
  globals: { role: 'Client' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Health & Wellness');
  },
};

export const OnABrokenNetwork: Story = {
  globals: { network: 'error' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('500: Technical Problem');
  },
};
