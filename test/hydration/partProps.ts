import { facebookEditor } from '@adlane/ad-editor/facebook';

/** Props of components that have no story alone. */
export const partProps: Readonly<Record<string, object>> = {
  Avatar: { name: 'Mia Meyer' },
  FieldShell: { label: 'Name', children: () => 'Control' },
  Select: { 'aria-label': 'Size', options: [{ value: 's', label: 'Small' }] },
  AddressField: {
    label: 'Address',
    names: { country: 'country' },
    countries: [],
    loadStates: async () => [],
  },
  ComboboxField: { name: 'city', label: 'City', options: [] },
  Counter: { text: 'Bread', limit: 30 },
  CountryField: { name: 'country', label: 'Country', countries: [] },
  DateTimeField: { name: 'start', label: 'Start', timeZone: 'Europe/Berlin' },
  MoneyField: { name: 'budget', label: 'Budget', currency: 'EUR', digits: 2 },
  RadioGroupField: { name: 'size', label: 'Size', options: [{ value: 's', label: 'Small' }] },
  SelectField: { name: 'size', label: 'Size', options: [{ value: 's', label: 'Small' }] },
  AdlaneProvider: { settings: { sdkKey: 'key', apiUrl: '/sdk', frameUrl: '/frame' }, children: 'Page' },
  DataTable: {
    label: 'Leads',
    columnsKey: 'leads',
    columns: ['name', 'email'].map((id) => ({
      id,
      header: id,
      cell: (row: { id: number }) => `${id} ${row.id}`,
    })),
    rows: [{ id: 1 }, { id: 2 }],
    rowId: (row: { id: number }) => row.id,
    rowName: (row: { id: number }) => `Lead ${row.id}`,
    empty: 'No leads',
  },
  TemplateEditor: {
    platforms: [facebookEditor],
    templateId: 1,
    draftScope: '1.1',
    back: { href: '#templates', label: 'Ad templates' },
    tab: 'adEditor',
    onTab: () => undefined,
    canEdit: () => true,
  },
  CaptureEditor: { onDone: () => undefined },
  TourPopover: { steps: [{ message: 'Welcome' }] },
};
