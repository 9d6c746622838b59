import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen } from 'storybook/test';
import { surveyResults } from '../surveys.fixtures';
import { SurveyResultsScreen, type SurveyResultsScreenProps } from './SurveyResultsScreen';
import statesMeta from './SurveyResultsScreen.stories';

/** The results of a seeded survey. */
function SeededResults(props: SurveyResultsScreenProps) {
  const { queries } = useApi();
  const projects = useQuery(queries.projects.list.query({ query: {} }));
  const project_id = projects.data?.data[0]?.id ?? 0;
  const surveys = useQuery({
    ...queries.projectSurveys.list.query({ query: { project_id, search: 'booking' } }),
    enabled: project_id > 0,
  });
  const [survey] = surveys.data?.data ?? [];
  return survey ? <SurveyResultsScreen {...props} surveyId={survey.id} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Surveys/SurveyResultsScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The API in the tab.
  beforeEach: () => undefined,
  render: (args: SurveyResultsScreenProps) => <SeededResults {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAChartForEachQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Results: How was booking?' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Last 90 days');
    await expect(await canvas.findByRole('heading', { name: /1\. How would you rate/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '3. Where did you book?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
};

export const DownloadsFilesOfAnswers: Story = {
  beforeEach({ msw }) {
    const { results } = contract.projectSurveys;
    msw.use(mock(results).ok(surveyResults), mock(contract.inbox.file).error(404, { message: 'Not found.' }));
  },
  render: (args) => <SurveyResultsScreen {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [download] = await canvas.findAllByRole('button', { name: 'Download export.png' });
    if (!download) throw new Error('The answer shows no file.');
    download.focus();
    // A file whose conversation was deleted is gone.
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Not found.');
  },
};
