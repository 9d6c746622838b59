import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../../test/expectOwnStyles';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import statesMeta from './CaptureEditor.stories';

const button = (label: string) => widgetPart(`button[aria-label="${label}"]`);

/** Presses at the first point, moves to the second, releases. */
async function drag(from: readonly [number, number], to: readonly [number, number]) {
  const marks = widgetRoot().querySelectorAll('.canvas path').length;
  const point = (type: string, [clientX, clientY]: readonly [number, number]) =>
    widgetPart('.canvas').dispatchEvent(
      new PointerEvent(type, { clientX, clientY, bubbles: true, composed: true, pointerId: 1, button: 0 }),
    );
  point('pointerdown', from);
  point('pointermove', to);
  point('pointerup', to);
  await waitFor(() => expect(widgetRoot().querySelectorAll('.canvas path')).toHaveLength(marks + 1));
}
const meta = { ...statesMeta, title: 'Widget/Capture editor/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => {
    await waitFor(() => expect(button('Rectangle')).toHaveAttribute('aria-pressed', 'true'));
    await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Drawn: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => widgetPart('.capture'));
    await drag([40, 40], [220, 120]);
    await userEvent.click(button('Color'));
    await userEvent.click(button('Color #0693E3'));
    await userEvent.click(button('Pen'));
    await drag([60, 160], [240, 180]);
    await userEvent.click(button('Hide an area'));
    await drag([40, 240], [160, 240]);
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(widgetRoot().querySelectorAll('.canvas path')).toHaveLength(2));
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Colors: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => widgetPart('.capture'));
    await userEvent.click(button('Color'));
    await expect(widgetRoot().querySelectorAll('.colors button')).toHaveLength(7);
  },
};

export const RightToLeft: Story = {
  args: { rtl: true },
  play: async () => {
    await waitFor(() => widgetPart('.capture'));
    const [first, last] = [button('Rectangle'), widgetPart('.next')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(first?.right).toBeGreaterThan(last?.right ?? 0);
  },
};

export const OnHostilePage: Story = {
  args: { isHostile: true },
  play: async () => {
    await waitFor(() => widgetPart('.capture'));
    await drag([40, 40], [220, 120]);
    await expectOwnStyles(button('Pen'));
    await expectOwnStyles(widgetPart('.next'));
  },
};

/** Drawn and gone on with: the marks stay on the page while the form is filled in. */
export const MarksOnThePage: Story = {
  play: async ({ args }) => {
    await waitFor(() => widgetPart('.capture'));
    await drag([40, 40], [220, 120]);
    widgetPart('.next').click();
    await waitFor(() => expect(widgetRoot().querySelectorAll('.marks path')).toHaveLength(1));
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(widgetRoot().querySelector('.capture')).toBeNull();
  },
};
