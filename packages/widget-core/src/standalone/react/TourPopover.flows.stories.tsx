import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import { TourPopover } from './TourPopover';
import { steps } from './TourPopover.fixtures';
import statesMeta from './TourPopover.stories';

const meta = { ...statesMeta, title: 'Widget/Tour popover/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const button = (label: string) => {
  const all = [...widgetRoot().querySelectorAll<HTMLElement>('.popover button')];
  const found = all.find(({ textContent, ariaLabel }) => textContent === label || ariaLabel === label);
  if (!found) throw new Error(`The tour shows no button "${label}".`);
  return found;
};
const showsText = (text: string) => waitFor(() => expect(widgetPart('.popover')).toHaveTextContent(text));

export const ToTheEnd: Story = {
  play: async ({ args, userEvent }) => {
    await showsText('1 / 3');
    await userEvent.click(button('Next'));
    await showsText('Tell us your name.');
    await userEvent.click(button('Previous'));
    await showsText('Buy');
    await userEvent.click(button('Next'));
    await userEvent.click(button('Next'));
    await showsText('All set');
    await userEvent.click(button('Done'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('completed'));
    await expect(args.onIndexChange).toHaveBeenCalledTimes(4);
    await expect(document.querySelector('adlane-widget')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await showsText('1 / 3');
    await waitFor(() => expect(widgetRoot().activeElement).toBe(widgetPart('.popover')));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await showsText('2 / 3');
    button('Close').focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('quit'));
  },
};

function LockedTour() {
  const [index, setIndex] = useState(0);
  return (
    <>
      {statesMeta.render({ ...statesMeta.args, index, onIndexChange: fn() })}
      <button type="button" onClick={() => setIndex(2)}>
        Skip to the end
      </button>
    </>
  );
}

/** With `index`, the app decides which step is shown. */
export const Controlled: Story = {
  render: () => <LockedTour />,
  play: async ({ canvas }) => {
    await showsText('1 / 3');
    button('Next').click();
    await showsText('1 / 3');
    canvas.getByRole('button', { name: 'Skip to the end' }).click();
    await showsText('All set');
  },
};

export const StepsThatAreEqual: Story = {
  render: (args) => (
    <>
      {statesMeta.render(args)}
      <Rerendered />
    </>
  ),
  args: { open: false },
  play: async ({ canvas }) => {
    await showsText('1 / 3');
    button('Next').click();
    await showsText('2 / 3');
    canvas.getByRole('button', { name: 'Render again' }).click();
    await expect(widgetPart('.popover')).toHaveTextContent('2 / 3');
  },
};

function Rerendered() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Render again
      </button>
      <TourPopover steps={steps.map((step) => ({ ...step }))} />
    </>
  );
}
