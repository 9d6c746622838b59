import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { panelId } from './panelEvents';
import { StatePanel } from './StatePanel';

addons.register(panelId, () => {
  addons.add(`${panelId}/panel`, {
    type: types.PANEL,
    title: 'State',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <StatePanel />
      </AddonPanel>
    ),
  });
});
