import { useState } from 'react';
import { SearchPicker, type SearchPickerProps } from './SearchPicker';

export function WithQuery(props: SearchPickerProps) {
  const [query, setQuery] = useState(props.query);
  const options = props.options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return <SearchPicker {...props} query={query} onQuery={setQuery} options={options} />;
}
