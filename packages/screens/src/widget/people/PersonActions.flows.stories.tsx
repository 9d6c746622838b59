import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import statesMeta from './PersonActions.stories';
import { noMatches } from './people.fixtures';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/People/PersonActions/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const onCall = fn<(method: string, search: string) => void>();
const erased = { message: 'Deleted successfully.' };
const nothing = {
  contacts: [],
  events: [],
  tickets: [],
  conversations: [],
  messages: [],
  surveyAnswers: [],
  featureRequests: [],
  outbound: [],
};

export const ErasesOnlyWhatIsSelected: Story = {
  beforeEach({ msw }) {
    onCall.mockClear();
    msw.use(
      http.delete('*/api/v1/people/:id', ({ request }) => {
        onCall('DELETE', new URL(request.url).search);
        return HttpResponse.json(erased);
      }),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Maya Ortiz' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Erase' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Erase Maya Ortiz?' });
    const group = await within(dialog).findByRole('group', { name: 'Also erase' });
    const choices = within(group).getAllByRole('checkbox');
    for (const choice of choices) await expect(choice).not.toBeChecked();
    // The dialog gives the focus to its safe button, which would come between the keys.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    // With the keyboard alone: the guest and the ticket, not the other device.
    within(group)
      .getByRole('checkbox', { name: /^Guest/ })
      .focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Erase person' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onErased).toHaveBeenCalled());
    await expect(onCall.mock.calls).toEqual([['DELETE', '?contact_ids=15&ticket_ids=81']]);
  },
};

export const ForgetsTheSelectionWhenCancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Maya Ortiz' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Erase' }));
    const first = await screen.findByRole('alertdialog');
    await userEvent.click(await within(first).findByRole('checkbox', { name: /^Guest/ }));
    await userEvent.click(within(first).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Export Maya Ortiz' }));
    const second = await screen.findByRole('dialog', { name: 'Export Maya Ortiz' });
    await waitFor(() => expect(within(second).getByRole('checkbox', { name: /^Guest/ })).not.toBeChecked());
  },
};

export const ExportsAPersonWithoutMatches: Story = {
  beforeEach({ msw }) {
    onCall.mockClear();
    msw.use(
      mock(contract.people.matches).ok(noMatches),
      http.get('*/api/v1/people/:id/export', ({ request }) => {
        onCall('GET', new URL(request.url).search);
        return HttpResponse.json(nothing);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export Maya Ortiz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export Maya Ortiz' });
    const confirm = within(dialog).getByRole('button', { name: 'Export' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await expect(within(dialog).queryByRole('group')).toBeNull();
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onCall.mock.calls).toEqual([['GET', '']]);
  },
};

export const NeedsTheMatchesFirst: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.people.matches).error());
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Maya Ortiz' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Erase' }));
    const dialog = await screen.findByRole('alertdialog');
    const retry = await within(dialog).findByRole('button', { name: 'Try again' });
    await expect(within(dialog).getByRole('button', { name: 'Erase person' })).toBeDisabled();
    msw.use(mock(contract.people.matches).ok(noMatches));
    await userEvent.click(retry);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Erase person' })).toBeEnabled());
  },
};
