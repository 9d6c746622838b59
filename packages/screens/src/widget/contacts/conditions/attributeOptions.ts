/** Attributes of contacts that conditions offer by name; any other is custom data. */
export const attributeOptions = [
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'userId', label: 'User ID' },
  { value: 'plan', label: 'Plan' },
  { value: 'value', label: 'Value' },
  { value: 'companyName', label: 'Company' },
  { value: 'lang', label: 'Language' },
  { value: 'last_seen_at', label: 'Last seen' },
  { value: 'created_at', label: 'First seen' },
  { value: 'sessions', label: 'Sessions' },
];
