import { SearchPicker, type SearchPickerOption, translate } from '@adlane/ui';
import { getIn, useForm } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import { useSearchLinks } from './LinksContext';

export type LinkFieldProps = {
  /** Name of the text that gets the link. */
  name: string;
};

/** Pause after the last keystroke before the search. */
const searchDelayMs = 250;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Adds a link to an article, a form or another content of the widget to a text. */
export function LinkField({ name }: LinkFieldProps) {
  const searchLinks = useSearchLinks();
  const form = useForm();
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; options: readonly SearchPickerOption[] }>();
  const found = answer?.query === query ? answer.options : undefined;
  useEffect(
    function search() {
      if (!searchLinks || query.trim() === '') return undefined;
      let isCurrent = true;
      const timer = setTimeout(() => {
        void searchLinks(query).then((links) => {
          const options = links.map(({ title, link }) => ({ value: link, label: title }));
          if (isCurrent) setAnswer({ query, options });
        });
      }, searchDelayMs);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
    [searchLinks, query],
  );
  if (!searchLinks) return null;
  const addLink = (link: string) => {
    const title = found?.find(({ value }) => value === link)?.label ?? link;
    const html: unknown = getIn(form.getState().values, name);
    const text = typeof html === 'string' ? html : '';
    form.change(name, `${text}<p><a href="${escapeHtml(link)}">${escapeHtml(title)}</a></p>`);
  };
  return (
    <SearchPicker
      label={translate('Link to content')}
      hint={translate('An article, a form, a checklist or a tour, which the widget opens.')}
      placeholder={translate('Search')}
      query={query}
      onQuery={setQuery}
      options={found ?? []}
      status={query.trim() === '' ? 'idle' : found ? 'ready' : 'loading'}
      emptyText={translate('Nothing published has this name.')}
      onPick={addLink}
    />
  );
}
