import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Source,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { entries } from '../docgen/entries';
import type { PackageEntry } from '../docgen/PackageEntry';
import { findGuidance } from './Guidance';
import { GuidanceSections } from './GuidanceSections';
import { type DocumentedPart, listParts } from './listParts';
import { NeededCalls } from './NeededCalls';
import { findEntry, listPageEntries } from './pageEntries';
import { readDocsGlobals } from './readDocsGlobals';
import { StoryDisclosure } from './StoryDisclosure';
import { StoryFrame } from './StoryFrame';

/** Height of a story in a frame, in pixels, if the story sets none. */
const frameHeightPx = 560;

/** Address of the repository's files, if the build knows it. */
const sourceRoot: string | undefined = import.meta.env.STORYBOOK_SOURCE_URL;

/** The props of a component, or the options of a function, as a table; empty for one without. */
function PropsTable({ of }: { readonly of: DocumentedPart }) {
  return Object.keys(of.__docgenInfo.props).length > 0 ? <ArgTypes of={of} /> : null;
}

/** Where the code is: a link if the build knows the repository's address. */
function SourceLine({ part }: { readonly part: DocumentedPart }) {
  const { file } = part.__docgenInfo;
  return <p>Source: {sourceRoot ? <a href={`${sourceRoot}/${file}`}>{file}</a> : <code>{file}</code>}</p>;
}

/** How to import the component and what that loads, if a package exports it. */
function ImportLine({
  name,
  entry,
  isDark,
}: {
  readonly name: string;
  readonly entry: PackageEntry | undefined;
  readonly isDark: boolean;
}) {
  if (!entry) return null;
  const bytes = entry.exports.find((each) => each.name === name)?.bytes;
  return (
    <>
      <Source language="tsx" code={`import { ${name} } from '${entry.name}';`} dark={isDark} />
      {bytes === undefined ? null : (
        <p>Size: {(bytes / 1000).toFixed(1)} kB gzipped, without the package's peers and what loads later.</p>
      )}
    </>
  );
}

/**
 * Documentation page of a component: its purpose, a playground, its states, props and guidance. Stories of `ui` render on
 * the page; others call the API or cover the window, so they render in frames.
 */
export function DocsPage() {
  const context = useContext(DocsContext);
  const { preparedMeta: meta } = useOf('meta', ['meta']);
  const stories = context.componentStories();
  const [primary, ...others] = stories;
  const parts = listParts(meta);
  const [first, ...subparts] = parts;
  const part = first && { name: first.name, file: first.component.__docgenInfo.file };
  const guidance = parts.map(({ name }) => findGuidance(name)).find((found) => found !== undefined);
  const globals = readDocsGlobals(context);
  const story: { inline?: boolean; iframeHeight?: number } = meta.parameters.docs?.story ?? {};
  const isInline = story.inline !== false && /packages\/ui\/|\.storybook\//.test(meta.parameters.fileName);
  const height = story.iframeHeight ?? frameHeightPx;
  return (
    <>
      <Title />
      <Subtitle />
      {guidance ? <p>{guidance.purpose}</p> : null}
      {guidance?.searchedAs ? <p>Also called: {guidance.searchedAs.join(', ')}.</p> : null}
      {first ? <Description of={first.component} /> : <Description of="meta" />}
      {part ? (
        <ImportLine name={part.name} entry={findEntry(entries, part)} isDark={globals.theme === 'dark'} />
      ) : null}
      {isInline ? <Primary /> : null}
      {!isInline && primary ? (
        <StoryFrame id={primary.id} name={primary.name} height={height} globals={globals} />
      ) : null}
      {first ? <Heading>Props</Heading> : null}
      {isInline && meta.component === first?.component ? <Controls /> : null}
      {first && !(isInline && meta.component === first.component) ? (
        <PropsTable of={first.component} />
      ) : null}
      <NeededCalls
        entries={listPageEntries(entries, part, meta.parameters.docs?.entries)}
        heading={<Heading>Calls</Heading>}
        sourceRoot={sourceRoot}
      />
      {others.length > 0 ? <Heading>States</Heading> : null}
      {others.map((each) =>
        isInline ? (
          <section key={each.id} aria-label={each.name}>
            <h3>{each.name}</h3>
            <Canvas of={each.moduleExport} />
          </section>
        ) : (
          <StoryDisclosure key={each.id} id={each.id} name={each.name} height={height} globals={globals} />
        ),
      )}
      {guidance ? <GuidanceSections guidance={guidance} /> : null}
      {subparts.map(({ name, component }) => (
        <section key={name} aria-label={name}>
          <Heading>{name}</Heading>
          <Description of={component} />
          <PropsTable of={component} />
        </section>
      ))}
      {first ? <SourceLine part={first.component} /> : null}
    </>
  );
}
