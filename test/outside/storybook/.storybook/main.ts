import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../readmes/mocks/LeadForms.stories.tsx'],
  addons: ['msw-storybook-addon'],
  staticDirs: ['../public'],
  // Chakra names its own Storybook, which would be shown beside this one.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
