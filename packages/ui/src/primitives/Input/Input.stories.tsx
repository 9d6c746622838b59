import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, Radio } from '../Checkbox/Checkbox';
import { FieldShell } from '../FieldShell/FieldShell';
import { SearchInput } from '../SearchInput/SearchInput';
import { Select } from '../Select/Select';
import { Switch } from '../Switch/Switch';
import { Input, TextArea } from './Input';

const meta = {
  title: 'UI/Controls',
  component: Input,
  subcomponents: { TextArea, Select, SearchInput, Checkbox, Radio, Switch, FieldShell },
  args: { 'aria-label': 'Name' },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
