import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ArticleScreen, type ArticleScreenProps } from './ArticleScreen';
import statesMeta from './ArticleScreen.stories';

const firstLoadMs = 30_000;

/** The screen in the first project of the seeded world. */
function InProject(props: ArticleScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <ArticleScreen {...props} projectId={project.id} articleId={undefined} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Content/ArticleScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The operator's project of the seeded world has content; the API in the tab serves it.
  globals: { role: 'SuperAdmin' },
  beforeEach: () => undefined,
  render: (args: ArticleScreenProps) => <InProject {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const WritesAnArticle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ }, { timeout: firstLoadMs });
    await userEvent.type(title, 'How to change a card');
    const text = await canvas.findByRole('textbox', { name: 'Text' }, { timeout: firstLoadMs });
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await expect(await canvas.findAllByText('This field is required.')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    text.focus();
    // Real typing: the editor follows the browser's own changes.
    document.execCommand('insertText', false, 'In your account');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(await preview.findByRole('heading', { name: 'In your account' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Create article' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce(), { timeout: firstLoadMs });
  },
};
