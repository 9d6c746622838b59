import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { config } from '../../projects/projects.fixtures';
import { survey } from '../surveys.fixtures';
import { SurveyScreen } from './SurveyScreen';

const meta = {
  title: 'Screens/Widget/Surveys/SurveyScreen',
  component: SurveyScreen,
  args: {
    projectId: 4,
    surveyId: 3,
    listHref: '#/surveys',
    resultsHref: (id) => `#/surveys/${id}/results`,
    onCreated: fn(),
    onDeleted: fn(),
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.view).ok(survey));
    msw.use(mock(contract.projects.config).ok(config));
  },
} satisfies Meta<typeof SurveyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = { args: { surveyId: undefined } };

export const Draft: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.view).ok({ ...survey, status: 'draft', responses: 0 }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.view).error());
  },
};
