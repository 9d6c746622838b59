import type { LeadForm } from '@adlane/contract/ads/leadForms';
import { screen } from 'storybook/test';
import { storyLeadForm } from '../../story/storyLeadForm';

export const other: LeadForm = {
  ...storyLeadForm,
  id: 4,
  questionId: 4,
  name: 'Contact in One Minute',
  leadFormType: 'more_volume',
  external_id: '77001',
  greetingTitle: 'Redeem This Offer',
};

export const list = () => screen.findByRole('list', { name: 'Lead forms' });
