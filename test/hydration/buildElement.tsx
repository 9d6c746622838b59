import { ApiProvider, createClient, createQueries } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { handlers } from '@adlane/mocks/fixtures';
import { UiProvider } from '@adlane/ui';
import { Form } from '@adlane/ui/fields';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { partProps } from './partProps';

/** A state of a component: a story, or the component itself. */
export type State = {
  readonly component: string;
  /** The story file, or the entry that exports the component, from the project's folder: `/packages/ui/…`. */
  readonly file: string;
  /** Name of the export. */
  readonly name: string;
};

/** What server and browser agree on. */
export type PageLocale = { readonly locale: string; readonly dir: 'ltr' | 'rtl' };

/** A state as a server renders it. */
export type ServerState = State & {
  readonly html: string;
  /** Answers that the server had, of `dehydrate`. */
  readonly answers: object;
  /** Why the server could not render it. */
  readonly error?: string;
};

type Story = {
  readonly component?: ComponentType<object>;
  readonly args?: object;
  readonly parameters?: object;
  readonly render?: (args: object, context: object) => ReactNode;
};
type Module = Readonly<Record<string, unknown>> & { readonly default?: Story };

const modules = import.meta.glob<Module>([
  '/packages/{ui,ad-editor}/src/**/*.stories.tsx',
  '!**/*.flows.stories.tsx',
  '/packages/ui/src/{index,fields/index,form/index}.ts',
  '/packages/ad-editor/src/*.ts',
  '/packages/widget-core/src/{wrappers/react,standalone/react/*}.ts',
]);

// No server: the mocks answer.
const client = createClient(contract, {
  baseUrl: 'http://mocks.example',
  retryLimit: 0,
  fetch: async (input, init) =>
    (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
});
const queries = createQueries(contract, client);

function buildStory(meta: Story, story: Story): ReactNode {
  const args = { ...meta.args, ...story.args };
  const parameters = { ...meta.parameters, ...story.parameters };
  const render = story.render ?? meta.render;
  if (render) return render(args, { args, parameters });
  return meta.component ? createElement(meta.component, args) : null;
}

/**
 * Builds a state inside of all providers.
 * @throws Error if its file is not one of the packages' stories and entries
 */
export async function buildElement(
  { component, file, name }: State,
  { locale, dir }: PageLocale,
  queryClient: QueryClient,
): Promise<ReactNode> {
  const load = modules[file];
  if (!load) throw new Error(`${file} is not loaded for ${component}.`);
  const { default: meta, ...exports } = await load();
  const element = meta
    ? buildStory(meta, exports[name] as Story)
    : createElement(exports[name] as ComponentType<object>, partProps[component] ?? {});
  return (
    <UiProvider colorMode="light" dir={dir} locale={locale}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client} queries={queries}>
          {/* Fields are parts of a form. */}
          <Form onSubmit={() => undefined} render={() => element} />
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}
