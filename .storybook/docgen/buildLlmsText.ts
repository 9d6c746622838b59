import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listGuidanceFiles } from './listGuidanceFiles.ts';
import { type ComponentDocs, type PropDocs, readComponentDocs } from './readComponentDocs.ts';

type Guidance = {
  readonly purpose: string;
  readonly searchedAs?: readonly string[];
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
};

function formatType({ type }: PropDocs): string {
  return type.value ? type.value.map(({ value }) => value).join(' | ') : type.name;
}

function formatProp(prop: PropDocs): string {
  const byDefault = prop.defaultValue ? ` Default: ${prop.defaultValue.value}.` : '';
  const description = prop.description.replaceAll(/\s+/g, ' ');
  return `- \`${prop.name}${prop.required ? '' : '?'}: ${formatType(prop)}\` ${description}${byDefault}`;
}

function formatComponent({ displayName, file, props }: ComponentDocs, guidance: Guidance): string {
  const rules = [
    ...(guidance.do ?? []).map((rule) => `- ${rule}`),
    ...(guidance.dont ?? []).map((rule) => `- ${rule}`),
  ];
  return [
    `## ${displayName}`,
    `${guidance.purpose} (${file})`,
    ...(guidance.searchedAs ? [`Also called: ${guidance.searchedAs.join(', ')}.`] : []),
    ...(rules.length > 0 ? [rules.join('\n')] : []),
    ...(Object.keys(props).length > 0 ? [Object.values(props).map(formatProp).join('\n')] : []),
  ].join('\n\n');
}

function readComponent(path: string): ComponentDocs | undefined {
  const name = path.replace(/^.*\/|\.docs\.json$/g, '');
  const base = path.replace(/\.docs\.json$/, '');
  // A component in the file of another, such as TextArea in Input, is re-exported by its story.
  const story = `${base}.stories.tsx`;
  const from = existsSync(story)
    ? /from '\.\/([A-Z]\w*)';/.exec(readFileSync(story, 'utf8'))?.[1]
    : undefined;
  const sibling = from && join(base, '..', `${from}.tsx`);
  const file = [`${base}.tsx`, `${base}.ts`, sibling].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
  return file ? readComponentDocs(file).find(({ displayName }) => displayName === name) : undefined;
}

/** Builds `llms.txt`: every component with guidance, its purpose, rules and props, for coding assistants. */
export function buildLlmsText(): string {
  const components = listGuidanceFiles().flatMap((path) => {
    const component = readComponent(path);
    return component ? [formatComponent(component, JSON.parse(readFileSync(path, 'utf8')) as Guidance)] : [];
  });
  const intro = [
    '# Adlane',
    '> Components of the design system, the ad editor and the feedback widget. Import them from `@adlane/ui`, `@adlane/ui/fields`, `@adlane/ad-editor` and `@adlane/widget-core`; wrap an app in `UiProvider`.',
    'All stories with their code: [components](manifests/components.json). Tokens: `@adlane/ui/tokens.css`, `@adlane/ui/tokens.json`.',
  ];
  return `${[...intro, ...components].join('\n\n')}\n`;
}
