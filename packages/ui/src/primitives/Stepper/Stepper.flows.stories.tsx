import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, type within } from 'storybook/test';
import { Box } from '../../layout/Box';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Input } from '../Input/Input';
import { StepPanel } from './StepPanel';
import { Stepper } from './Stepper';
import statesMeta from './Stepper.stories';

const longNames = ['Ad account and page', 'Budget and schedule', 'Confirm', 'Launch', 'Done'];

/** Positions of the step markers, in order. */
function getMarkRects(canvas: ReturnType<typeof within>): DOMRect[] {
  const shown = [...canvas.queryAllByLabelText('Done:'), ...canvas.getAllByText(/^\d$/)];
  return shown.map((mark) => mark.getBoundingClientRect());
}

async function expectOneLine(canvas: ReturnType<typeof within>): Promise<void> {
  const [first, ...others] = getMarkRects(canvas).map(({ top, height }) => top + height / 2);
  for (const middle of others) await expect(Math.abs(middle - (first ?? 0))).toBeLessThan(2);
  const list = canvas.getByRole('list');
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  // Hidden names are still available to screen readers.
  await expect(canvas.getByRole('button', { name: /Launch/ })).toBeDisabled();
}
const meta = { ...statesMeta, title: 'Navigation/Stepper/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Platform/ }));
    await expect(args.onStep).toHaveBeenCalledWith(0);
    await expect(canvas.getByRole('button', { name: /Review/ })).toBeDisabled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Platform/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenCalledWith(0);
  },
};

/** In a drawer on a desktop: one line, no separator without its step. */
export const Narrow: Story = {
  args: { steps: longNames, current: 1 },
  render: (args) => (
    <Box w="30rem">
      <Stepper {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expectOneLine(canvas);
    await expect(canvas.getByText('Budget and schedule')).toBeVisible();
  },
};

/** On a phone beside other buttons: the full name of the current step is below the markers. */
export const Tight: Story = {
  args: { steps: longNames, current: 1 },
  render: (args) => (
    <Box w="14.5rem">
      <Stepper {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expectOneLine(canvas);
    const name = canvas.getByText('Budget and schedule');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      getMarkRects(canvas)[0]?.bottom ?? 0,
    );
  },
};

/** Each step has its own button, which goes with it. */
function Task() {
  const [step, setStep] = useState<'Platform' | 'Review' | 'Progress'>('Platform');
  return (
    <StepPanel step={step}>
      {step === 'Platform' ? (
        <>
          <Input aria-label="Name" />
          <Button key="next" onClick={() => setStep('Review')}>
            Continue
          </Button>
        </>
      ) : null}
      {step === 'Review' ? (
        <>
          <Heading level={2}>Confirm your information</Heading>
          <Button key="back" onClick={() => setStep('Platform')}>
            Back
          </Button>
          <Button key="send" onClick={() => setStep('Progress')}>
            Launch
          </Button>
        </>
      ) : null}
      {step === 'Progress' ? <p>Launching…</p> : null}
    </StepPanel>
  );
}

/** The focus is never lost with a button: it goes to the heading or first field of the next step, or the step itself. */
export const FocusFollows: Story = {
  render: () => <Task />,
  play: async ({ canvas, userEvent }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('heading', { name: 'Confirm your information' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Launch' }));
    await expect(canvas.getByText('Launching…').parentElement).toHaveFocus();
  },
};
