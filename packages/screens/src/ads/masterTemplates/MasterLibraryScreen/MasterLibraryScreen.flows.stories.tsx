import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MasterLibraryScreen, type MasterLibraryScreenProps } from './MasterLibraryScreen';
import statesMeta from './MasterLibraryScreen.stories';

/** The library of the seeded world above the number of the agency's own templates. */
function LibraryWithCount(props: MasterLibraryScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.templates.list.query({ query: { page: 1 } }));
  return (
    <>
      <MasterLibraryScreen {...props} />
      <output aria-label="Own templates">{data?.meta.total}</output>
    </>
  );
}

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Master templates/MasterLibraryScreen/Flows',
  tags: ['flow', '!autodocs'],
  beforeEach: () => undefined,
  render: (args: MasterLibraryScreenProps) => <LibraryWithCount {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

const readCount = () => Number(screen.getByRole('status', { name: 'Own templates' }).textContent);

export const ImportsOneTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Import (?!all)/ });
    if (!first) throw new Error('The library is empty.');
    await waitFor(() => expect(readCount()).toBeGreaterThan(0));
    const before = readCount();
    const name = first.getAttribute('aria-label')?.replace('Import ', '') ?? '';
    await userEvent.click(first);
    await waitFor(() => expect(readCount()).toBe(before + 1));
    const open = await canvas.findByRole('link', { name: `Open ${name}` });
    await expect(open).toHaveAttribute('href', expect.stringMatching(/templates\/\d+$/));
  },
};

export const ImportsAllTemplates: Story = {
  parameters: { showsMessages: ['importAllTemplates', 'allTemplatesImported'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: /^Import (?!all)/ });
    await waitFor(() => expect(readCount()).toBeGreaterThan(0));
    const before = readCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Import all' }));
    const question = await screen.findByRole('alertdialog', { name: 'Import all templates?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Import all' }));
    await waitFor(() => expect(readCount()).toBeGreaterThan(before + 1));
  },
};
