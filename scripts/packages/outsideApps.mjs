import { drawMark } from './drawMark.mjs';
import { blockPages } from './readmes/blockPages.mjs';
import { publishedPackages } from './stagePackage.mjs';
import { startNext } from './startNext.mjs';
import { startWidgetServer } from './startWidgetServer.mjs';

const vite = '8.3.8';
const msw = '2.15.0';
const storybook = '10.6.7';
const angularParts = ['common', 'compiler', 'core', 'platform-browser'];

/** A page with a button that tells whether the widget runs. */
async function checkWidget(page) {
  await page.getByRole('button', { name: 'Widget: Closed' }).click();
  await page.getByRole('button', { name: 'Widget: Ready' }).waitFor();
}

/** There is no server that the widget could start a session with. */
const missingServer = /\/sdk\/|Adlane:|Failed to initialize Gleap|adlane\.example/;

const widgetPage = { ignores: missingServer, pages: [{ path: '/', check: checkWidget }] };

/** Reports a marked page by the widget's button, and reads what its server has received. */
async function checkScript(page) {
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const frame = page.frameLocator('iframe[title="Feedback"]');
  await frame.getByRole('button', { name: 'Mark the page' }).click();
  await drawMark(page);
  await frame.getByRole('button', { name: 'Send the report' }).click();
  await frame.getByText('Sent', { exact: true }).waitFor();
  const reports = await (await page.request.get(new URL('/reports', page.url()).href)).json();
  const [{ type, formData, screenshotData }] = reports;
  const screenshot = JSON.stringify(screenshotData);
  const isWhole = type === 'BUG' && formData.description === 'The price is wrong.';
  if (!isWhole || reports.length !== 1 || !screenshot?.includes('Warm rolls'))
    throw new Error(`The server received ${JSON.stringify(reports).slice(0, 2000)}`);
}

/** Selects the stories of a built Storybook one after another, and checks the state that each shows. */
async function checkStories(page) {
  const frame = page.frameLocator('#storybook-preview-iframe');
  const form = (name) =>
    frame.getByRole('list', { name: 'Lead forms' }).getByRole('button', { name, exact: true });
  const alert = (text) =>
    frame.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Try again' });
  const loading = frame.getByRole('status', { name: 'Loading lead forms' });
  for (const [story, state] of [
    ['Example', form('Autumn offers')],
    ['Filled', form('Order rolls')],
    ['Empty', frame.getByText('No lead forms yet')],
    ['Failed', alert('Technical Problem')],
    ['Offline', alert("Can't reach the server.")],
    ['Loading', loading],
  ]) {
    await page.getByRole('link', { name: story, exact: true }).click();
    await state.waitFor();
  }
  // A call that was sent later is answered; the list still is not.
  await loading.evaluate(() => fetch('/api/v1/folders').then((answer) => answer.json()));
  if (!(await loading.isVisible())) throw new Error('The list of the story "Loading" was answered.');
}

async function checkEditors(find) {
  const editor = find('ad-editor/editor, facebook, google');
  await editor.getByRole('region', { name: 'Headlines' }).getByRole('textbox').first().fill('Warm rolls');
  // Each platform that the template is made for has a switch, beside the choice of platforms.
  await editor.getByText('Google', { exact: true }).first().click();
  await editor.getByText('Google', { exact: true }).nth(1).waitFor();
  await find('ad-editor/lead-form').getByRole('textbox').first().fill('Order rolls');
  await find('ad-editor/smart-inserts').getByRole('textbox').first().waitFor();
}

/** Uses each section of `test/outside/everyEntry`. */
async function checkEveryEntry(page) {
  const find = (name) => page.getByRole('region', { name, exact: true });
  await find('ui').getByRole('button', { name: 'Pressed 0' }).click();
  await find('ui').getByRole('button', { name: 'Pressed 1' }).waitFor();
  await find('ui/fields').getByRole('textbox', { name: 'Title' }).fill('Open in Chromium');
  await find('ui/form').getByText('Same').waitFor();
  await find('contract/rules').getByText(/email/).waitFor();
  await find('ad-editor').getByText(/\w/).waitFor();
  await find('ad-editor/previews').getByText('Cut', { exact: true }).waitFor();
  await checkEditors(find);
  await find('ad-editor/launch').getByRole('button', { name: 'Launch' }).click();
  const drawer = page.getByRole('dialog', { name: /Launch/ });
  await drawer.getByRole('button', { name: 'Close' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await find('widget-core').getByRole('button', { name: 'Nothing created' }).click();
  await find('widget-core').getByRole('button', { name: 'Created', exact: true }).waitFor();
  await checkWidget(page);
  await find('widget-core/element').locator('adlane-feedback').waitFor({ state: 'attached' });
  await find('widget-core/protocol, sanitize, preview')
    .getByText('https://widget.example refused function')
    .waitFor();
  await page.getByRole('button', { name: 'Mark the page' }).click();
  await drawMark(page);
  await find('widget-core/capture').getByText('Done').waitFor();
  await page.getByRole('button', { name: 'Mark with React' }).click();
  await drawMark(page);
  await find('widget-core/capture/react').getByText('Not open').waitFor();
  for (const [button, text] of [
    ['Start the tour', 'Welcome'],
    ['Tour with React', 'Welcome to React'],
  ]) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name: 'Tour' }).getByText(text, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
  }
}

/** Checks a page of Next.js, and whether it was rendered by the build or for this request. */
async function checkServed(page, answer, isStatic) {
  const html = await answer.text();
  for (const text of ['From the server', 'Cut on the server', 'Pressed 0'])
    if (!html.includes(text)) throw new Error(`The HTML has no "${text}".`);
  if ((answer.headers()['x-nextjs-cache'] === 'HIT') !== isStatic)
    throw new Error(`The page was ${isStatic ? 'not ' : ''}rendered by the build.`);
  // What the visitor wrote on the first page is restored, which the server's HTML does not show.
  if (!isStatic)
    await page
      .getByText(/^Your unsaved draft of .* was restored\./)
      .first()
      .waitFor();
  await checkEveryEntry(page);
}

const viteReact = {
  packages: publishedPackages,
  parts: ['everyEntry'],
  hasLowestPeers: true,
  install: {
    vite,
    msw,
    '@typescript/native': 'npm:typescript@7.0.2',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
  },
  steps: [
    ['tsc', '-p', '.'],
    ['vite', 'build'],
  ],
  build: 'dist',
  ignores: missingServer,
  pages: [{ path: '/', check: checkEveryEntry }, ...blockPages],
};

/**
 * Apps outside the workspace that install the published packages. Their files are in `test/outside/<name>`, or in the
 * folder that `files` names, and in those that `parts` names; `manifest` is part of theirs. `packages` are those they
 * import, `installer` installs them, `steps` are the commands that must succeed, `build` is the folder with what they
 * build, `serve` starts it, and `check` uses a page. Without `isSeldom` the workspace has all that they need, and
 * `npm test` uses them too.
 */
export const outsideApps = [
  {
    name: 'vite-react',
    title: 'Vite and React: every entry',
    ...viteReact,
  },
  {
    name: 'pnpm',
    title: 'pnpm, Vite and React: every entry, from a strict node_modules',
    files: 'vite-react',
    ...viteReact,
    installer: 'pnpm',
    isSeldom: true,
  },
  {
    name: 'next',
    title: 'Next.js: every entry, rendered by the build and by a server',
    packages: publishedPackages,
    parts: ['everyEntry'],
    hasLowestPeers: true,
    install: { next: '16.4.6', msw, '@emotion/cache': '11.14.0' },
    steps: [['next', 'build']],
    serve: startNext,
    ignores: missingServer,
    pages: [
      { path: '/', check: (page, answer) => checkServed(page, answer, true) },
      { path: '/served', check: (page, answer) => checkServed(page, answer, false) },
    ],
  },
  {
    name: 'vanilla',
    title: 'no framework: capture editor and tour',
    packages: ['contract', 'widget-core'],
    install: { vite },
    steps: [['vite', 'build']],
    build: 'dist',
    isSeldom: true,
    pages: [
      {
        path: '/',
        async check(page) {
          await page.getByRole('button', { name: 'Start the tour' }).click();
          await page.getByRole('dialog', { name: 'Tour' }).getByText('Mark what you mean.').waitFor();
          await page.getByRole('button', { name: 'Done' }).click();
          await page.getByRole('button', { name: 'Mark the page' }).click();
          await drawMark(page);
          await page.getByText('Done with 1 marks').waitFor();
        },
      },
    ],
  },
  {
    name: 'script-tag',
    title: 'no bundler: the widget by a script tag, and a report with a marked screenshot',
    packages: ['contract', 'widget-core'],
    install: {},
    steps: [
      ['mkdir', 'adlane'],
      ['cp', '-r', 'node_modules/@adlane/widget-core/script', 'adlane'],
    ],
    serve: startWidgetServer,
    // The server has no socket; the widget does without.
    ignores: /WebSocket/,
    isSeldom: true,
    pages: [{ path: '/', check: checkScript }],
  },
  {
    name: 'vue',
    title: 'Vue: the widget as a plugin',
    packages: ['contract', 'widget-core'],
    install: { vite, vue: '3.5.45' },
    steps: [['vite', 'build']],
    build: 'dist',
    isSeldom: true,
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
    build: 'dist',
    isSeldom: true,
    ...widgetPage,
  },
  {
    name: 'node',
    title: 'Node: client, mocks, the API in the process, and a codemod',
    packages: ['contract', 'api-client', 'mocks', 'codemods'],
    install: { msw, react: '19.3.1', '@tanstack/react-query': '5.108.0' },
    steps: [
      ['node', 'check.mjs'],
      ['node', 'readmes/mocks/tab.mjs'],
      ['node', 'readmes/codemods/rename.mjs'],
    ],
  },
  {
    name: 'node-cjs',
    title: 'Node: every entry by require, with types',
    packages: publishedPackages,
    hasLowestPeers: true,
    install: { msw, '@typescript/native': 'npm:typescript@7.0.2', '@types/node': '20.19.43' },
    steps: [
      ['tsc', '-p', '.'],
      ['node', 'check.cjs'],
    ],
  },
  {
    name: 'mocks-vitest',
    title: 'Vitest: examples, and the API in the process',
    files: 'mocks',
    packages: ['contract', 'api-client', 'mocks'],
    install: { msw, vitest: '4.1.12' },
    steps: [['vitest', 'run', '--globals']],
    isSeldom: true,
  },
  {
    name: 'mocks-jest',
    title: 'Jest: the same tests',
    files: 'mocks',
    packages: ['contract', 'api-client', 'mocks'],
    install: { msw, jest: '30.5.2' },
    manifest: { jest: { transform: {}, testMatch: ['**/*.test.mjs'] } },
    steps: [['node', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js']],
    isSeldom: true,
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
    build: 'dist',
    isSeldom: true,
    pages: [
      { path: '/', check: (page) => page.getByText('The folder is stored.').waitFor({ timeout: 60_000 }) },
      {
        path: '/?fixtures',
        check: (page) => page.getByText('0 templates. This name is taken.', { exact: true }).waitFor(),
      },
    ],
    // The browser reports the refusal.
    ignores: /status of 409/,
  },
  {
    name: 'storybook',
    title: 'Storybook of another project: a component in each state of its call',
    packages: ['contract', 'api-client', 'ui', 'ad-editor', 'mocks'],
    hasLowestPeers: true,
    install: {
      vite,
      msw,
      storybook,
      '@storybook/react-vite': storybook,
      'msw-storybook-addon': '3.0.3',
      typescript: '7.0.2',
      '@types/react': '19.3.0',
      '@types/react-dom': '19.3.0',
    },
    steps: [
      ['tsc', '-p', '.'],
      ['msw', 'init', 'public', '--no-save'],
      ['storybook', 'build', '--output-dir', 'dist', '--quiet'],
    ],
    build: 'dist',
    // The browser reports what the stories "Failed" and "Offline" show, and Storybook its own popover.
    ignores: /status of 500|net::ERR_FAILED|'ariaLabel' prop on 'PopoverProvider'/,
    isSeldom: true,
    pages: [{ path: '/', check: checkStories }],
  },
  {
    name: 'mocks-playwright',
    title: 'Playwright: mocks that answer a page',
    packages: ['contract', 'mocks'],
    install: { msw, playwright: '1.65.1' },
    steps: [['tsx', 'check.mjs']],
    isSeldom: true,
  },
];
