import { useApi } from '@adlane/api-client';
import type { Actor } from '@adlane/contract';
import {
  type Command,
  CommandPalette,
  type MenuItem,
  type NavigationItem,
  translate,
  useStorageKey,
} from '@adlane/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Area } from '../navigation/paths';
import { readRecentCommands, storeRecentCommand } from './recentCommands';
import { createRecordSearch } from './searchRecords';

export type AreaPaletteProps = {
  area: Area;
  /** The signed-in user: only records that they may list are found. */
  user: Actor;
  navigation: readonly NavigationItem[];
  userMenu: readonly MenuItem[];
  open: boolean;
  onClose: () => void;
};

/** Command palette: pages, actions and records of an area. */
export function AreaPalette({ area, user, navigation, userMenu, open, onClose }: AreaPaletteProps) {
  const navigate = useNavigate();
  const { client } = useApi();
  const recentKey = useStorageKey('recentCommands');
  const [recent, setRecent] = useState(() => readRecentCommands(window.localStorage, recentKey));
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
  const search = createRecordSearch({ client, area, user, go: (path) => void navigate(path) });
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      commands={[...places.map(goTo), ...userMenu.map(toCommand)]}
      recent={recent}
      onRun={(id) => setRecent(storeRecentCommand(window.localStorage, recentKey, id))}
      search={search}
      placeholder={translate('Search pages, actions and records')}
    />
  );
}
