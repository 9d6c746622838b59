import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chooseMine, EditedByTwo, saveAsOtherUser } from '../../../story/OtherUser';
import { NewsArticleScreen, type NewsArticleScreenProps } from './NewsArticleScreen';
import statesMeta from './NewsArticleScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/News/NewsArticleScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The API in the tab.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

const article = {
  title: 'Opened title',
  previewText: 'Opened summary',
  coverImageUrl: '',
  html: '<p>We open on Sundays.</p>',
  status: 'draft',
} as const;
const theirs = { ...article, title: 'Their title', previewText: 'Their summary' };

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  render: (args: NewsArticleScreenProps) => (
    <EditedByTwo
      store={(client, project_id) => client.projectNews.store({ body: { ...article, project_id } })}
      save={(client, { id, updated_at }) =>
        client.projectNews.update({ params: { id }, body: { ...theirs, base_updated_at: updated_at } })
      }
    >
      {({ id, project_id }) => <NewsArticleScreen {...args} projectId={project_id} newsId={id} />}
    </EditedByTwo>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'My title');
    await saveAsOtherUser(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await chooseMine(context, { record: 'article', theirs: 'Their title', mine: 'My title' });
    await expect(await canvas.findByRole('heading', { name: 'My title', level: 1 })).toBeVisible();
    await expect(canvas.getByDisplayValue('Their summary')).toBeVisible();
  },
};
