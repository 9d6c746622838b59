import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { surveyResults } from '../surveys.fixtures';
import { SurveyResultsScreen } from './SurveyResultsScreen';

const meta = {
  title: 'Screens/Widget/Surveys/SurveyResultsScreen',
  component: SurveyResultsScreen,
  args: { surveyId: 3, listHref: '#/surveys', editHref: '#/surveys/3' },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.results).ok(surveyResults));
  },
} satisfies Meta<typeof SurveyResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoResponses: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.results).ok({ ...surveyResults, responses: 0, answered: 0 }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.results).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.results).error());
  },
};
