import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { outboundHrefs } from '../../outbound/outbound.fixtures';
import { surveyRow } from '../surveys.fixtures';
import { SurveysScreen } from './SurveysScreen';

const meta = {
  title: 'Screens/Widget/Surveys/SurveysScreen',
  component: SurveysScreen,
  args: {
    projectId: 4,
    projectHref: '#/project',
    hrefs: outboundHrefs,
    newHref: '#/surveys/new',
    surveyHref: (id) => `#/surveys/${id}`,
    resultsHref: (id) => `#/surveys/${id}/results`,
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projectSurveys.list).ok({
        data: [
          surveyRow,
          {
            ...surveyRow,
            id: 4,
            form_id: 'pricing',
            title: 'What would you pay?',
            status: 'draft',
            questions: 1,
            opened: 0,
            answered: 0,
            responses: 0,
            last_response_at: null,
          },
          { ...surveyRow, id: 5, title: 'Survey of the summer campaign', status: 'archived' },
        ],
        meta: { page: 1, per_page: 12, total: 3 },
      }),
    );
  },
} satisfies Meta<typeof SurveysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SuperAdmin: Story = { globals: { role: 'SuperAdmin' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projectSurveys.list).error());
  },
};
