import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/Button/Button';
import { StoredChoices, type StoredChoicesProps } from './StoredChoices';
import statesMeta from './StoredChoices.stories';

const meta = { ...statesMeta, title: 'Theming/StoredChoices/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

function TwoUsers(props: StoredChoicesProps) {
  const [userId, setUserId] = useState(7);
  return (
    <>
      {[7, 8].map((id) => (
        <Button key={id} variant="secondary" onClick={() => setUserId(id)}>
          {`Sign in as user ${id}`}
        </Button>
      ))}
      <StoredChoices key={userId} {...props} userId={userId} />
    </>
  );
}

const listKeys = () =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith('adlane.'))
    .sort();

/** Compact rows and a hidden column of one user; another one in the same browser has neither. */
export const TwoUsersOfOneBrowser: Story = {
  render: (args) => <TwoUsers {...args} />,
  beforeEach: () => {
    window.localStorage.clear();
    return () => window.localStorage.clear();
  },
  play: async ({ canvas, userEvent }) => {
    const press = async (element: HTMLElement, key: string) => {
      element.focus();
      await userEvent.keyboard(key);
    };
    const isCompact = () => canvas.queryByRole('table')?.hasAttribute('data-compact');
    // A narrow screen has a list without columns.
    if (!canvas.queryByRole('table')) return;
    await press(canvas.getByRole('button', { name: 'Display' }), '{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Display' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await press(within(dialog).getByRole('switch', { name: 'Compact rows' }), ' ');
    await press(within(dialog).getByRole('checkbox', { name: 'Ad' }), ' ');
    await waitFor(() =>
      expect(listKeys()).toEqual(['adlane.columns.stories.choices.7', 'adlane.compactRows.7']),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());

    await press(canvas.getByRole('button', { name: 'Sign in as user 8' }), '{Enter}');
    await waitFor(() => expect(isCompact()).toBe(false));
    await expect(canvas.getByRole('columnheader', { name: /^Ad\b/ })).toBeVisible();

    await press(canvas.getByRole('button', { name: 'Sign in as user 7' }), '{Enter}');
    await waitFor(() => expect(isCompact()).toBe(true));
    await expect(canvas.queryByRole('columnheader', { name: /^Ad\b/ })).not.toBeInTheDocument();
  },
};
