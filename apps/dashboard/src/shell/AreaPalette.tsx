import { useApi } from '@adlane/api-client';
import { type Command, CommandPalette, type MenuItem, type NavigationItem } from '@adlane/ui';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Area, paths } from '../navigation/paths';
import { readRecentCommands, storeRecentCommand } from './recentCommands';

export type AreaPaletteProps = {
  area: Area;
  navigation: readonly NavigationItem[];
  userMenu: readonly MenuItem[];
  open: boolean;
  onClose: () => void;
};

/** Templates that a search shows. */
const foundTemplates = 5;

/** Command palette: pages, actions and templates of an area. */
export function AreaPalette({ area, navigation, userMenu, open, onClose }: AreaPaletteProps) {
  const navigate = useNavigate();
  const { client } = useApi();
  const [recent, setRecent] = useState(() => readRecentCommands(window.localStorage));
  const places = navigation.flatMap(({ icon, children, ...place }) =>
    (children ?? [place]).map(({ href, label }) => ({ href, label, icon })),
  );
  const goTo = ({ href, label, icon }: (typeof places)[number]): Command => ({
    id: `page:${href}`,
    label,
    icon,
    group: 'Go to',
    run: () => void navigate(href),
  });
  const toCommand = ({ value, label, icon, href, onSelect }: MenuItem): Command => ({
    id: `action:${value}`,
    label,
    icon,
    group: 'Actions',
    run: () => (href === undefined ? onSelect?.() : void navigate(href)),
  });
  async function search(term: string, signal: AbortSignal): Promise<Command[]> {
    const { data } = await client.templates.list(
      { query: { search: term, per_page: foundTemplates } },
      { signal },
    );
    return data.map(({ id, name, niche }) => ({
      id: `template:${id}`,
      label: name,
      detail: niche ?? undefined,
      icon: <LayoutTemplate />,
      group: 'Templates',
      run: () => void navigate(paths.template(area, id)),
    }));
  }
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      commands={[...places.map(goTo), ...userMenu.map(toCommand)]}
      recent={recent}
      onRun={(id) => setRecent(storeRecentCommand(window.localStorage, id))}
      search={search}
      placeholder="Search pages, actions and templates"
    />
  );
}
