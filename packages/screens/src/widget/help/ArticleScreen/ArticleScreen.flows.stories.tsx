import { useApi } from '@adlane/api-client';
import { Button, Text } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ArticleScreen, type ArticleScreenProps } from './ArticleScreen';
import statesMeta from './ArticleScreen.stories';

/** The screen in the first project of the seeded world. */
function InProject(props: ArticleScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <ArticleScreen {...props} projectId={project.id} articleId={undefined} /> : null;
}

/** The first article of the project, and a button that saves it as another user would. */
function WithOtherUser(props: ArticleScreenProps) {
  const { client, queries } = useApi();
  const [isSaved, setSaved] = useState(false);
  const { data: projects } = useQuery(queries.projects.list.query({ query: {} }));
  const projectId = projects?.data[0]?.id;
  const { data: help } = useQuery({
    ...queries.projectHelp.list.query({ query: { project_id: projectId ?? 0 } }),
    enabled: projectId !== undefined,
  });
  const [article] = help?.data.flatMap(({ articles }) => articles) ?? [];
  if (projectId === undefined || !article) return null;
  const { id } = article;
  async function saveAsOther() {
    const { collection_id, html, status } = await client.projectHelp.view({ params: { id } });
    const body = { collection_id, html, status, title: 'Their title', description: 'Their description' };
    await client.projectHelp.update({ params: { id }, body });
    setSaved(true);
  }
  return (
    <>
      <Button onClick={() => void saveAsOther()}>Save as another user</Button>
      {isSaved ? <Text>The other user has saved.</Text> : null}
      <ArticleScreen {...props} projectId={projectId} articleId={id} />
    </>
  );
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Help/ArticleScreen/Flows',
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
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, 'How to change a card');
    const text = await canvas.findByRole('textbox', { name: 'Text' });
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
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  render: (args: ArticleScreenProps) => <WithOtherUser {...args} />,
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'My title');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as another user' }));
    await canvas.findByText('The other user has saved.', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Another user changed this article' });
    await expect(within(dialog).getByText('Their title')).toBeVisible();
    await expect(within(dialog).getByText('My title')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my changes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { name: 'My title', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('My title');
    await expect(canvas.getByRole('textbox', { name: /^(Summary|Description)/ })).toHaveValue(
      'Their description',
    );
  },
};
