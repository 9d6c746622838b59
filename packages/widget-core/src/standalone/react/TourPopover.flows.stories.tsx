import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import { TourPopover } from './TourPopover';
import { steps } from './TourPopover.fixtures';
import statesMeta, { DarkTheme, RightToLeft, ThemeOfThePage } from './TourPopover.stories';

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

/** Arrows go to the step before and after, never past the ends; from right to left they are mirrored. */
export const ByArrows: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(widgetRoot().activeElement).toBe(widgetPart('.popover')));
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await showsText('2 / 3');
    button('Next').focus();
    await userEvent.keyboard('{ArrowRight}');
    await showsText('3 / 3');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await showsText('2 / 3');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const ByArrowsFromRightToLeft: Story = {
  args: RightToLeft.args,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(widgetRoot().activeElement).toBe(widgetPart('.popover')));
    await userEvent.keyboard('{ArrowLeft}');
    await showsText('2 / 2');
    await userEvent.keyboard('{ArrowRight}');
    await showsText('1 / 2');
  },
};

const readColors = () => {
  const { backgroundColor, color } = getComputedStyle(widgetPart('.popover'));
  return { backgroundColor, color };
};

/** Tokens of the props and variables of the page apply to the bubble. */
export const Themed: Story = {
  args: DarkTheme.args,
  play: async () => {
    await showsText('1 / 3');
    await expect(readColors()).toEqual({ backgroundColor: 'rgb(31, 36, 48)', color: 'rgb(245, 247, 250)' });
    await expect(getComputedStyle(button('Next')).backgroundColor).toBe('rgb(15, 118, 110)');
  },
};

export const ThemedByThePage: Story = {
  render: ThemeOfThePage.render,
  play: async () => {
    await showsText('1 / 3');
    await expect(readColors()).toEqual({ backgroundColor: 'rgb(255, 247, 237)', color: 'rgb(67, 20, 7)' });
    await expect(getComputedStyle(button('Next')).backgroundColor).toBe('rgb(194, 65, 12)');
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
