import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { lowestPeers } from './lowestPeers.mjs';
import { projectFolder } from './projectFolder.mjs';
import { runOrThrow } from './runCommand.mjs';
import { serveFolder } from './serveFolder.mjs';
import { packPackages, publishedPackages } from './stagePackage.mjs';

// `npm run test:package`: installs the packages as published into a plain Vite app outside the workspace,
// with the lowest peer versions, type-checks and builds it, and opens it in Chromium. Needs the npm registry.

const manifests = publishedPackages.map((name) =>
  JSON.parse(readFileSync(join(projectFolder, 'packages', name, 'package.json'), 'utf8')),
);

const tools = {
  vite: '8.3.8',
  '@typescript/native': 'npm:typescript@7.0.2',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
};

const main = `
import { ApiProvider, createClient, createQueries } from '@adlane/api-client';
import { TemplateMediaPicker } from '@adlane/ad-editor';
import { contract } from '@adlane/contract';
import { checkEmail } from '@adlane/contract/rules';
import { Button, MediaList, UiProvider } from '@adlane/ui';
import { Form, TextField } from '@adlane/ui/fields';
import { browserScope, createWidget } from '@adlane/widget-core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient(contract, { baseUrl: 'http://localhost' });
const queries = createQueries(contract, client);
const rule: string | undefined = checkEmail('not-an-email');
const widget: unknown = [createWidget, browserScope];

function App() {
  const [presses, setPresses] = useState(0);
  return (
    <UiProvider colorMode="light" dir="ltr" brandColor="#485bff">
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider client={client} queries={queries}>
          <Button onClick={() => setPresses(presses + 1)}>{\`Pressed \${presses}\`}</Button>
          <Form onSubmit={() => undefined}>{() => <TextField name="title" label="Headline" />}</Form>
          <MediaList label="Media" items={[]} onChange={() => undefined} />
          <TemplateMediaPicker open={false} onClose={() => undefined} onChoose={() => undefined} platform="facebook" value={[]} />
          <p>{widget ? rule : ''}</p>
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
`;

const files = {
  'index.html':
    '<!doctype html><html lang="en"><title>Plain</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  'main.tsx': main,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      noEmit: true,
      skipLibCheck: true,
      types: [],
    },
    include: ['main.tsx'],
  }),
};

function writeApp(folder, packed) {
  const tarballs = packed.map(({ name, tarball }) => [
    `@adlane/${name}`,
    `file:../packed/${basename(tarball)}`,
  ]);
  const manifest = {
    name: 'plain',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(tarballs), ...lowestPeers(manifests) },
    devDependencies: tools,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** Opens the built app, presses its button and returns the errors on the page. */
async function openApp(folder) {
  const server = await serveFolder(folder);
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon')) errors.push(message.text());
    });
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Pressed 0' }).click({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Pressed 1' }).waitFor({ timeout: 5_000 });
    await page.getByRole('textbox', { name: 'Headline' }).fill('Open in Chromium');
    return errors;
  } finally {
    await browser.close();
    server.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'adlane-outside-'));
const app = join(folder, 'app');
const step = async (name, work) => {
  const started = Date.now();
  const result = await work();
  console.log(`ok   ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return result;
};
try {
  const packed = await step(`pack ${publishedPackages.join(', ')}`, () =>
    packPackages(join(folder, 'packed')),
  );
  writeApp(app, packed);
  await step('install with the lowest peer versions', () =>
    runOrThrow('npm', ['install', '--no-audit', '--no-fund', '--strict-peer-deps'], { cwd: app }),
  );
  await step('type-check', () => runOrThrow('npx', ['--no-install', 'tsc', '-p', '.'], { cwd: app }));
  await step('build', () => runOrThrow('npx', ['--no-install', 'vite', 'build'], { cwd: app }));
  const errors = await step('render', () => openApp(join(app, 'dist')));
  if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
