import type { TourConfig } from '@adlane/contract/outbound';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectOwnStyles } from '../../../test/expectOwnStyles';
import { HostPage } from '../../../test/HostPage';
import { testScope, widgetPart, widgetRoot } from '../../../test/testScope';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import { createTranslate } from '../../texts/createTranslate';
import { parseTour } from '../../tour/parseTour';
import { startTour } from './startTour';

type TourArgs = {
  readonly config: TourConfig | undefined;
  readonly index: number;
  readonly rtl: boolean;
  readonly isHostile: boolean;
  readonly onEnd: (end: 'completed' | 'quit') => void;
};

function TourOnPage({ config, index, rtl, isHostile, onEnd }: TourArgs) {
  const projectConfig = () => parseFlowConfig({ color: '#0F766E', localizationOptions: { rtl } });
  return (
    <HostPage
      isHostile={isHostile}
      start={(host) =>
        config
          ? startTour({
              scope: testScope().scope,
              host,
              translate: createTranslate(projectConfig),
              projectConfig,
              config,
              index,
              onStep: () => undefined,
              onEnd,
            })
          : () => undefined
      }
    >
      <button type="button" id="buy">
        Buy bread
      </button>{' '}
      <input aria-label="Name" id="name" />
    </HostPage>
  );
}

const tour = parseTour({
  allowClose: true,
  backButton: true,
  sender: { firstName: 'Mia' },
  nextText: 'Next',
  prevText: 'Back',
  doneText: 'Done',
  steps: [
    { type: 'pointer', selector: '#buy', message: '<p>Press <b>Buy</b> to order.</p>' },
    { type: 'pointer', mode: 'INPUT', selector: '#name', message: '<p>Tell us your name.</p>' },
    { type: 'pointer', mode: 'CLICK', selector: '#buy', message: '<p>Now press it.</p>' },
    { type: 'post', message: '<h2>All set</h2><p>Your bread is on its way.</p>' },
  ],
});

const meta = {
  title: 'Widget/Product tour',
  component: TourOnPage,
  parameters: { layout: 'fullscreen' },
  args: { config: tour, index: 0, rtl: false, isHostile: false, onEnd: fn() },
} satisfies Meta<typeof TourOnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (label: string) => {
  const found = [...widgetRoot().querySelectorAll<HTMLElement>('.popover button')].find(
    ({ textContent }) => textContent === label,
  );
  if (!found) throw new Error(`The tour shows no button "${label}".`);
  return found;
};

export const FirstStep: Story = {
  play: async () => {
    await waitFor(() => expect(widgetPart('.popover')).toHaveTextContent('1 / 4'));
    await expect(button('Back')).toBeDisabled();
    await waitFor(() => expect(widgetRoot().activeElement).toBe(widgetPart('.popover')));
    const { width } = widgetPart('.popover').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(250);
    await expect(width).toBeLessThanOrEqual(300);
  },
};

export const ToTheEnd: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => button('Next'));
    await userEvent.click(button('Next'));
    await waitFor(() => expect(widgetPart('.popover')).toHaveTextContent('Tell us your name.'));
    await userEvent.click(button('Next'));
    await waitFor(() => expect(widgetPart('.popover')).toHaveTextContent('Now press it.'));
    await expect(widgetRoot().querySelector('.steps')).toBeNull();
    document.querySelector<HTMLElement>('#buy')?.click();
    await waitFor(() => expect(widgetPart('.popover')).toHaveTextContent('All set'));
    await userEvent.click(button('Done'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('completed'));
    await expect(widgetRoot().querySelector('.popover')).toBeNull();
  },
};

export const Post: Story = {
  args: { index: 3 },
  play: async () => {
    await waitFor(() => widgetPart('.popover.post'));
    const expected = Math.min(550, window.innerWidth - 24);
    await expect(widgetPart('.popover').getBoundingClientRect().width).toBe(expected);
  },
};

export const Quit: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => widgetPart('.popover'));
    await userEvent.click(widgetPart('.close'));
    await expect(args.onEnd).toHaveBeenCalledWith('quit');
  },
};

export const RightToLeft: Story = { args: { rtl: true } };

export const LongMessage: Story = {
  args: {
    config: parseTour({ allowClose: false, steps: [{ message: `<p>${'A long story. '.repeat(200)}</p>` }] }),
  },
  play: async () => {
    await waitFor(() => widgetPart('.popover'));
    await expect(widgetPart('.popover').getBoundingClientRect().height).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};

export const OnHostilePage: Story = {
  args: { isHostile: true },
  play: async () => {
    await waitFor(() => expectOwnStyles(widgetPart('.popover')));
    await expectOwnStyles(widgetPart('.popover .next'));
  },
};
