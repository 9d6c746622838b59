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

type Part = { readonly name: string; readonly component: ComponentType };

/** A component of a package, rather than a helper that stands in a story file. */
function hasDocs(component: unknown): component is ComponentType {
  return component !== null && component !== undefined && Object.hasOwn(component, '__docgenInfo');
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
      {first ? <ArgTypes of={first.component} /> : null}
      {others.map(({ name, component }) => (
        <section key={name} aria-label={name}>
          <Heading>{name}</Heading>
          <Description of={component} />
          <ArgTypes of={component} />
        </section>
      ))}
    </>
  );
}
