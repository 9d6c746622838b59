import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { fn } from 'storybook/test';
import { Stack } from '../layout/Stack';
import { SubmitBar } from './SubmitBar';

export const onSubmit = fn();

export function StoryForm({ children, initialValues = {} }: { children: ReactNode; initialValues?: object }) {
  return (
    <Form initialValues={initialValues} onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <Stack asChild gap={5} maxW="2xl">
          <form noValidate onSubmit={(event) => void handleSubmit(event)}>
            {children}
            <SubmitBar />
          </form>
        </Stack>
      )}
    </Form>
  );
}

export const countries = [
  { code: 'US', name: 'United States' },
  { code: 'NZ', name: 'New Zealand' },
  { code: 'CH', name: 'Switzerland' },
];

export type Interest = { id: string; name: string; path: string[] };

export const interests: readonly Interest[] = [
  { id: '6001', name: 'Oral hygiene', path: ['Interests', 'Health'] },
  { id: '6002', name: 'Teeth whitening', path: ['Interests', 'Beauty'] },
];

export const niches = [
  { value: 'dental', label: 'Dental' },
  { value: 'fitness', label: 'Fitness' },
  { value: 'roofing', label: 'Roofing' },
];

export const search = fn();

export const toOption = ({ id, name, path }: Interest) => ({
  value: id,
  label: name,
  detail: path.join(' > '),
});
