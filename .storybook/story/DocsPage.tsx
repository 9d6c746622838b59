import {
  ArgTypes,
  Description,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

type Part = { readonly name: string; readonly component: Documented };

/** A component with props read from its source; components defined in a story file have none. */
type Documented = ComponentType & { readonly __docgenInfo: { readonly props?: object } };

function hasDocs(component: unknown): component is Documented {
  return component !== null && component !== undefined && Object.hasOwn(component, '__docgenInfo');
}

/** The component's props as a table; empty for a component without props. */
function PropsTable({ of }: { of: Documented }) {
  return Object.keys(of.__docgenInfo.props ?? {}).length > 0 ? <ArgTypes of={of} /> : null;
}

/** The story's main component and its subcomponents. */
function listParts({ title, component, subcomponents = {} }: ReturnType<typeof useMeta>): Part[] {
  const name = title.slice(title.lastIndexOf('/') + 1);
  const all = [[name, component] as const, ...Object.entries(subcomponents)];
  return all.flatMap(([each, part]) => (hasDocs(part) ? [{ name: each, component: part }] : []));
}

function useMeta() {
  return useOf('meta', ['meta']).preparedMeta;
}

/**
 * Documentation page of a component: its purpose, its first story and its props. Other stories open on
 * separate pages, where mocked responses are not shared; for `ui`, whose stories call no API, the first story
 * is embedded.
 */
export function DocsPage() {
  const meta = useMeta();
  const [first, ...others] = listParts(meta);
  return (
    <>
      <Title />
      <Subtitle />
      {first ? <Description of={first.component} /> : null}
      {meta.title.startsWith('UI/') ? <Primary /> : null}
      {first ? <PropsTable of={first.component} /> : null}
      {others.map(({ name, component }) => (
        <section key={name} aria-label={name}>
          <Heading>{name}</Heading>
          <Description of={component} />
          <PropsTable of={component} />
        </section>
      ))}
    </>
  );
}
