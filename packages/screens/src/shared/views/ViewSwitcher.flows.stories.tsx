import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ViewSwitcherProps } from './ViewSwitcher';
import { onOpenBuiltIn, savedViews } from './ViewSwitcher.fixtures';
import statesMeta, * as states from './ViewSwitcher.stories';

type Stage = {
  canvas: Pick<typeof screen, 'getByRole'>;
  userEvent: { keyboard: (keys: string) => Promise<void> };
};

/** Opens the menu by keyboard. */
async function openMenu({ canvas, userEvent }: Stage, name: string) {
  canvas.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  return within(menu);
}

const meta = {
  ...statesMeta,
  title: 'Screens/Shared/ViewSwitcher/Flows',
  tags: ['flow', '!autodocs'],
  beforeEach: () => {
    onOpenBuiltIn.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu has all views under their headings, with a check mark on the listed one. */
export const OpensAView: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const menu = await openMenu({ canvas, userEvent }, 'View: All');
    await expect(menu.getByRole('menuitemradio', { name: 'All' })).toBeChecked();
    const groups = menu.getAllByRole('group').map((group) => group.textContent);
    await expect(groups).toEqual([
      'ViewsAllNeeds attention',
      'Your viewsPaused at FacebookRejected this month',
      'Shared by the teamBrightside Dental',
    ]);
    await expect(menu.queryByRole('menuitem')).not.toBeInTheDocument();
    await userEvent.keyboard('pau{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(savedViews[0]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View: All' })).toHaveFocus());
  },
};

export const OpensABuiltInView: Story = {
  play: async ({ canvas, userEvent }) => {
    await openMenu({ canvas, userEvent }, 'View: All');
    await userEvent.keyboard('needs{Enter}');
    await expect(onOpenBuiltIn).toHaveBeenCalledOnce();
  },
};

export const SavesTheFilters: Story = {
  ...states.Unsaved,
  play: async ({ args, canvas, userEvent }) => {
    await openMenu({ canvas, userEvent }, 'View: Unsaved view');
    await userEvent.keyboard('{End}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await userEvent.keyboard('At Facebook{Enter}');
    const form = { name: 'At Facebook', is_shared: false };
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(form, undefined));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const RenamesAView: Story = {
  ...states.OwnView,
  play: async ({ args, canvas, userEvent }) => {
    await openMenu({ canvas, userEvent }, 'View: Rejected this month');
    await userEvent.keyboard('rename{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change view' }));
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Rejected this month');
    await userEvent.clear(name);
    await userEvent.keyboard('Rejected{Enter}');
    const form = { name: 'Rejected', is_shared: true };
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(form, savedViews[1]));
  },
};

/** The prompt says that the team loses the view, too. */
export const DeletesASharedView: Story = {
  ...states.OwnView,
  play: async ({ args, canvas, userEvent }) => {
    await openMenu({ canvas, userEvent }, 'View: Rejected this month');
    await userEvent.keyboard('delete{Enter}');
    const prompt = within(await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(prompt.getByText('Your team loses it, too. What it lists stays.')).toBeVisible(),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(prompt.getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(savedViews[1]));
  },
};

/** A view of the team can be opened only. */
export const AViewOfTheTeam: Story = {
  args: { builtIn: [], isCurrent: ({ id }) => id === 3 },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu({ canvas, userEvent }, 'View: Brightside Dental');
    await expect(menu.queryByRole('menuitem')).not.toBeInTheDocument();
  },
};

/** Without the saved views, built-in ones open, and the menu loads again. */
export const Failed: Story = {
  ...states.Failed,
  play: async ({ args, canvas, userEvent }) => {
    const menu = await openMenu({ canvas, userEvent }, 'View: All. Views could not be loaded.');
    await expect(menu.getByRole('menuitemradio', { name: 'Needs attention' })).toBeVisible();
    const failure = menu.getByRole('group', { name: 'Views could not be loaded.' });
    await expect(within(failure).getByRole('menuitem', { name: 'Retry' })).toBeVisible();
    await userEvent.keyboard('retry{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function LoadsLater(args: ViewSwitcherProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      {statesMeta.render({ ...args, ...(isLoaded ? states.OwnView.args : states.Loading.args) })}
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
    </>
  );
}

/** The search stays where it is while saved views load, and nothing is offered to save that may be a view. */
export const Loads: Story = {
  render: LoadsLater,
  play: async ({ canvas, userEvent }) => {
    const findLeft = () => canvas.getByRole('searchbox').getBoundingClientRect().left;
    const before = findLeft();
    const menu = await openMenu({ canvas, userEvent }, 'View: Views');
    await expect(menu.queryByRole('menuitem', { name: 'Save view' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByRole('button', { name: 'View: Rejected this month' })).toBeVisible();
    if (window.innerWidth >= 768) await expect(findLeft()).toBe(before);
  },
};

export const Tabs: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...states.Tabs,
  args: { isCurrent: ({ id }) => id === 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^View:/ })).not.toBeInTheDocument();
    const views = within(canvas.getByRole('navigation', { name: 'Views' }));
    await expect(views.getByRole('button', { name: 'Rejected this month' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    views.getByRole('button', { name: 'Paused at Facebook' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(savedViews[0]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(views.getByRole('button', { name: 'Options of Rejected this month' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Rename or share' })).toBeVisible();
  },
};

/** Tabs are in the page only where the window may have room for them. */
export const TabsOfWideWindows: Story = {
  play: async ({ canvas }) => {
    const tabs = canvas.queryAllByRole('button', { name: 'Needs attention', hidden: true });
    await expect(tabs).toHaveLength(window.innerWidth < 1152 ? 0 : 1);
  },
};

export const FailedTabs: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...states.FailedTabs,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views could not be loaded. Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Lists an own view, then other filters. */
function ChangesFilters(args: ViewSwitcherProps) {
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      {statesMeta.render({ ...args, isCurrent: ({ id }) => id === 2 && !isChanged })}
      <button type="button" onClick={() => setChanged(true)}>
        Filter
      </button>
    </>
  );
}

/** Filters of a view that were changed can be stored in it, saved as another view, or discarded. */
export const StoresChanges: Story = {
  args: { builtIn: [] },
  render: ChangesFilters,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const menu = await openMenu({ canvas, userEvent }, 'View: Rejected this month (changed)');
    await expect(menu.getByRole('menuitem', { name: 'Save as a new view' })).toBeVisible();
    await userEvent.keyboard('save ch{Enter}');
    await expect(args.onUpdate).toHaveBeenCalledWith(savedViews[1]);
    await openMenu({ canvas, userEvent }, 'View: Rejected this month (changed)');
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(savedViews[1]);
  },
};

export const ChangedTabs: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...states.Tabs,
  args: { builtIn: [] },
  render: ChangesFilters,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const changes = within(canvas.getByRole('group', { name: 'Rejected this month (changed)' }));
    await userEvent.click(changes.getByRole('button', { name: 'Save changes' }));
    await expect(args.onUpdate).toHaveBeenCalledWith(savedViews[1]);
    await userEvent.click(changes.getByRole('button', { name: 'Options of Rejected this month (changed)' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Discard changes' }));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(savedViews[1]));
  },
};
