import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { Checkbox, Radio } from '../Checkbox/Checkbox';
import { FieldShell } from '../FieldShell/FieldShell';
import { Pagination } from '../Pagination/Pagination';
import { SearchInput } from '../SearchInput/SearchInput';
import { Select } from '../Select/Select';
import { Switch } from '../Switch/Switch';
import { Input, TextArea } from './Input';
import statesMeta from './Input.stories';

const onSearch = fn();
const onPage = fn();

function StatefulSearch() {
  const [term, setTerm] = useState('');
  return (
    <SearchInput
      label="Search leads"
      value={term}
      onSearch={(next) => {
        onSearch(next);
        setTerm(next);
      }}
    />
  );
}
const meta = { ...statesMeta, title: 'Inputs/Input/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={5} maxW="md">
      <FieldShell label="Headline" hint="Shown in bold under the picture" required>
        {(control) => <Input {...control} placeholder="Free check-up" />}
      </FieldShell>
      <FieldShell label="Web address" error="This is no web address.">
        {(control) => <Input {...control} defaultValue="htp:/bright" />}
      </FieldShell>
      <FieldShell label="Account">
        {(control) => <Input {...control} disabled value="act_120" readOnly />}
      </FieldShell>
      <FieldShell label="Body">{(control) => <TextArea {...control} />}</FieldShell>
      <FieldShell label="Niche">
        {(control) => (
          <Select {...control} placeholder="All niches" options={[{ value: 'dental', label: 'Dental' }]} />
        )}
      </FieldShell>
      <Checkbox label="Special ad category" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="Can't be changed" disabled />
      <Stack direction="row" gap={5}>
        <Radio name="budget" label="Daily" defaultChecked />
        <Radio name="budget" label="Lifetime" />
      </Stack>
      <Switch label="Advantage placements" defaultChecked />
      <Switch label="Off" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: 'Web address' });
    await expect(address).toBeInvalid();
    await expect(address).toHaveAccessibleDescription('This is no web address.');
    await expect(canvas.getByRole('textbox', { name: 'Headline' })).toHaveAccessibleDescription(
      'Shown in bold under the picture',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Some of them' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Off' }));
    await expect(canvas.getByRole('switch', { name: 'Off' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Niche' }), 'Dental');
  },
};

export const Searching: Story = {
  beforeEach: () => {
    onSearch.mockClear();
  },
  render: () => <StatefulSearch />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search leads' }), 'ada');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ada'));
    await expect(onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Paging: Story = {
  beforeEach: () => {
    onPage.mockClear();
  },
  render: () => <Pagination page={3} perPage={12} total={29} onPage={onPage} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('25–29 of 29')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(onPage).toHaveBeenCalledWith(2);
  },
};

/**
 * On right-to-left pages, URLs and numbers read from left to right at the right edge; a placeholder does as well. A text has
 * its own direction.
 */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack gap={5} maxW="md">
      <FieldShell label="Landing page">
        {(control) => <Input {...control} type="url" placeholder="https://" />}
      </FieldShell>
      <FieldShell label="Headline">{(control) => <Input {...control} />}</FieldShell>
      <FieldShell label="Clinic">{(control) => <Input {...control} defaultValue="Clinic (7)!" />}</FieldShell>
      <FieldShell label="Body">
        {(control) => <TextArea {...control} defaultValue="Clinic (7)!" />}
      </FieldShell>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const url = canvas.getByLabelText('Landing page');
    await waitFor(() => expect(getComputedStyle(canvas.getByLabelText('Headline')).direction).toBe('rtl'));
    await expect(getComputedStyle(url)).toMatchObject({ direction: 'ltr', textAlign: 'right' });
    await expect(getComputedStyle(url, '::placeholder').direction).toBe('ltr');
    for (const name of ['Headline', 'Clinic', 'Body'])
      await expect(getComputedStyle(canvas.getByLabelText(name)).unicodeBidi).toBe('plaintext');
  },
};
