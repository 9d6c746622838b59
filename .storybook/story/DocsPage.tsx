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

/** What was read of a component's source; helpers that stand in a story file have none. */
type Documented = ComponentType & { readonly __docgenInfo: { readonly props?: object } };

function hasDocs(component: unknown): component is Documented {
  return component !== null && component !== undefined && Object.hasOwn(component, '__docgenInfo');
}

/** Its props as a table; a part without any needs none. */
function PropsTable({ of }: { of: Documented }) {
  return Object.keys(of.__docgenInfo.props ?? {}).length > 0 ? <ArgTypes of={of} /> : null;
}

/** The part that stories are about, and those that they show besides. */
function partsOf({ title, component, subcomponents = {} }: ReturnType<typeof useMeta>): Part[] {
  const name = title.slice(title.lastIndexOf('/') + 1);
  const all = [[name, component] as const, ...Object.entries(subcomponents)];
  return all.flatMap(([each, part]) => (hasDocs(part) ? [{ name: each, component: part }] : []));
}

function useMeta() {
  return useOf('meta', ['meta']).preparedMeta;
}

/**
 * What a docs page says: what each part is for, and what each of its props is. Stories stand on pages of their own, where
 * nothing shares their answers; the first one is shown with the parts of `ui`, which ask for none.
 */
export function DocsPage() {
  const meta = useMeta();
  const [first, ...others] = partsOf(meta);
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
