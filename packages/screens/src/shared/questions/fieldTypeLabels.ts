import type { FlowFormField } from '@adlane/contract/widget/flowConfig';

/** Names of the types of a form's fields. */
export const fieldTypeLabels: Readonly<Record<FlowFormField['type'], string>> = {
  text: 'Short text',
  textarea: 'Long text',
  email: 'Email',
  phone: 'Phone',
  number: 'Number',
  date: 'Date',
  rating: 'Rating',
  nps: 'Recommendation (0 to 10)',
  scale: 'Scale',
  select: 'Choice from a menu',
  choice: 'One choice',
  multiChoice: 'Several choices',
  consent: 'Consent',
  capture: 'Screenshot or recording',
  file: 'Files',
};
