const vite = '8.3.8';
const msw = '2.15.0';
const angularParts = ['common', 'compiler', 'core', 'platform-browser'];

/** A page with a button that tells whether the widget runs. */
const widgetPage = {
  // There is no server that the widget could start a session with.
  ignores: /Failed to load resource|Adlane:/,
  async check(page) {
    await page.getByRole('button', { name: 'Widget: Closed' }).click();
    await page.getByRole('button', { name: 'Widget: Ready' }).waitFor();
  },
};

/**
 * Apps outside the workspace that install the published packages. Their files are in `test/outside/<name>`.
 * `packages` are those they import, `steps` the commands that must succeed, `folder` what they build, and `check`
 * uses the built page; apps with `files` share a folder, and `manifest` is part of theirs.
 */
export const outsideApps = [
  {
    name: 'vite-react',
    title: 'Vite and React, with the lowest peer versions',
    packages: ['contract', 'api-client', 'ui', 'ad-editor', 'widget-core'],
    hasLowestPeers: true,
    install: {
      vite,
      '@typescript/native': 'npm:typescript@7.0.2',
      '@types/react': '19.3.0',
      '@types/react-dom': '19.3.0',
    },
    steps: [
      ['tsc', '-p', '.'],
      ['vite', 'build'],
    ],
    folder: 'dist',
    async check(page) {
      await page.getByRole('button', { name: 'Pressed 0' }).click({ timeout: 20_000 });
      await page.getByRole('button', { name: 'Pressed 1' }).waitFor({ timeout: 5_000 });
      await page.getByRole('textbox', { name: 'Headline' }).fill('Open in Chromium');
    },
  },
  {
    name: 'vanilla',
    title: 'no framework: capture editor and tour',
    packages: ['contract', 'widget-core'],
    install: { vite },
    steps: [['vite', 'build']],
    folder: 'dist',
    async check(page) {
      await page.getByRole('button', { name: 'Start the tour' }).click();
      await page.getByRole('dialog', { name: 'Tour' }).getByText('Mark what you mean.').waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Mark the page' }).click();
      await page.getByRole('dialog', { name: 'Mark what you mean' }).waitFor();
      await page.mouse.move(100, 200);
      await page.mouse.down();
      await page.mouse.move(300, 300);
      await page.mouse.up();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Done with 1 marks, image/png').waitFor();
    },
  },
  {
    name: 'vue',
    title: 'Vue: the widget as a plugin',
    packages: ['contract', 'widget-core'],
    install: { vite, vue: '3.5.45' },
    steps: [['vite', 'build']],
    folder: 'dist',
    ...widgetPage,
  },
  {
    name: 'angular',
    title: 'Angular: the widget as a provider',
    packages: ['contract', 'widget-core'],
    install: {
      vite,
      rxjs: '7.8.2',
      ...Object.fromEntries(angularParts.map((part) => [`@angular/${part}`, '22.2.6'])),
    },
    steps: [['vite', 'build']],
    folder: 'dist',
    ...widgetPage,
  },
  {
    name: 'next',
    title: 'Next.js: components in a server component',
    packages: ['contract', 'api-client', 'ui', 'ad-editor', 'widget-core'],
    hasLowestPeers: true,
    install: { next: '16.4.6', '@emotion/cache': '11.14.0' },
    steps: [['next', 'build']],
    folder: 'out',
    async check(page) {
      await page.getByRole('button', { name: 'From the server' }).waitFor();
      await page.getByRole('dialog', { name: 'Tour' }).getByText('Welcome').waitFor();
    },
  },
  {
    name: 'node',
    title: 'Node: client and mocks',
    packages: ['contract', 'api-client', 'mocks'],
    install: { msw, react: '19.3.1', '@tanstack/react-query': '5.108.0' },
    steps: [['node', 'check.mjs']],
  },
  {
    name: 'mocks-vitest',
    title: 'Vitest: examples, and the API in the process',
    files: 'mocks',
    packages: ['contract', 'api-client', 'mocks'],
    install: { msw, vitest: '4.1.12' },
    steps: [['vitest', 'run', '--globals']],
  },
  {
    name: 'mocks-jest',
    title: 'Jest: the same tests',
    files: 'mocks',
    packages: ['contract', 'api-client', 'mocks'],
    install: { msw, jest: '30.5.2' },
    manifest: { jest: { transform: {}, testMatch: ['**/*.test.mjs'] } },
    steps: [['node', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js']],
  },
  {
    name: 'mocks-page',
    title: 'a page with the API in its tab',
    packages: ['contract', 'api-client', 'mocks'],
    install: { msw, vite },
    steps: [
      ['msw', 'init', 'public', '--no-save'],
      ['vite', 'build'],
    ],
    folder: 'dist',
    check: (page) => page.getByText('The folder is stored.').waitFor({ timeout: 60_000 }),
  },
  {
    name: 'mocks-playwright',
    title: 'Playwright: mocks that answer a page',
    packages: ['contract', 'mocks'],
    install: { msw, playwright: '1.65.1' },
    steps: [['node', 'check.mjs']],
  },
];
