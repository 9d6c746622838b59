import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { storyAdvertiser, storyLeadForm } from '../../story/storyLeadForm';
import { LeadFormPreview, type LeadFormPreviewProps } from './LeadFormPreview';

function WithPage(props: LeadFormPreviewProps) {
  const [page, setPage] = useState(props.page);
  return <LeadFormPreview {...props} page={page} onPage={setPage} />;
}

const meta = {
  title: 'Ad editor/LeadFormPreview',
  component: LeadFormPreview,
  render: (props) => <WithPage {...props} />,
  args: {
    form: storyLeadForm,
    advertiser: storyAdvertiser,
    adImageUrl: null,
    page: 'greeting',
    onPage: fn(),
  },
} satisfies Meta<typeof LeadFormPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
