import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listOwnExports } from './storiedExports';

const entries = [
  ['packages/ui/src', 'index.ts'],
  ['packages/ui/src', 'fields/index.ts'],
  ['packages/ad-editor/src', 'index.ts'],
] as const;

/** Props of components whose stories render them with others around. */
const props: Readonly<Record<string, object>> = {
  Avatar: { name: 'Mia Meyer' },
  FieldShell: { label: 'Name', children: () => 'Control' },
  Select: { 'aria-label': 'Size', options: [{ value: 's', label: 'Small' }] },
  AddressField: {
    label: 'Address',
    names: { country: 'country' },
    countries: [],
    loadStates: async () => [],
  },
  ComboboxField: { name: 'city', label: 'City', options: [] },
  Counter: { text: 'Bread', limit: 30 },
  CountryField: { name: 'country', label: 'Country', countries: [] },
  DateTimeField: { name: 'start', label: 'Start', timeZone: 'Europe/Berlin' },
  MoneyField: { name: 'budget', label: 'Budget', currency: 'EUR', digits: 2 },
  RadioGroupField: { name: 'size', label: 'Size', options: [{ value: 's', label: 'Small' }] },
  SelectField: { name: 'size', label: 'Size', options: [{ value: 's', label: 'Small' }] },
};

type Story = {
  readonly component?: unknown;
  readonly args?: object;
  readonly parameters?: object;
  readonly render?: (args: object, context: object) => ReactNode;
};
type Stories = { readonly default?: Story } & Record<string, unknown>;

/** Finds the states that a package's stories show of a component. */
async function listStates(sources: string, name: string): Promise<{ meta: Story; story: Story }[]> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.flows)\.stories\.tsx$/.test(path) &&
      new RegExp(`components?: (?:\\{[^}]*)?\\b${name}\\b`).test(readFileSync(join(sources, path), 'utf8')),
  );
  const modules = await Promise.all(
    files.map(
      async (path): Promise<Stories> => import(pathToFileURL(join(process.cwd(), sources, path)).href),
    ),
  );
  return modules.flatMap(({ default: meta = {}, ...stories }) =>
    Object.values(stories)
      .filter((story): story is Story => typeof story === 'object' && story !== null)
      .map((story) => ({ meta, story })),
  );
}

async function loadProviders() {
  const [ui, fields, query, client, { contract }] = await Promise.all([
    import('@adlane/ui'),
    import('@adlane/ui/fields'),
    import('@tanstack/react-query'),
    import('@adlane/api-client'),
    import('@adlane/contract'),
  ]);
  const api = client.createClient(contract, { baseUrl: 'http://localhost' });
  const queries = client.createQueries(contract, api);
  return (node: ReactNode) => {
    const form = createElement(fields.Form, { onSubmit: () => undefined, render: () => node });
    const withApi = createElement(client.ApiProvider, { client: api, queries }, form);
    const withQueries = createElement(
      query.QueryClientProvider,
      { client: new query.QueryClient() },
      withApi,
    );
    return createElement(ui.UiProvider, { colorMode: 'light', dir: 'ltr' }, withQueries);
  };
}

describe.each(entries)('components of %s/%s', (sources, entry) => {
  const components = listOwnExports(join(sources, entry)).filter(
    ({ name, isType }) => !isType && /^[A-Z][a-z]/.test(name),
  );
  it('are found', () => expect(components.length).toBeGreaterThan(8));

  it.each(components.map(({ name, file }) => [name, file] as const))(
    'renders %s on a server',
    async (name, file) => {
      const wrap = await loadProviders();
      const loaded: Record<string, unknown> = await import(pathToFileURL(join(process.cwd(), file)).href);
      const component = loaded[name] as ComponentType<object>;
      const states = await listStates(sources, name);
      const shown = states.length > 0 ? states : [{ meta: {}, story: {} }];
      for (const { meta, story } of shown) {
        const args = { ...props[name], ...meta.args, ...story.args };
        const isPart = name in props;
        const render = name in props ? undefined : (story.render ?? meta.render);
        expect(
          renderToString(
            wrap(
              render
                ? render(args, { args, parameters: { ...meta.parameters, ...story.parameters } })
                : createElement(
                    isPart ? component : ((meta.component as ComponentType<object> | undefined) ?? component),
                    args,
                  ),
            ),
          ),
        ).not.toBe('');
      }
    },
  );
});
