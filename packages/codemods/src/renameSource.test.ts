import { describe, expect, it } from 'vitest';
import { renameSource } from './renameSource';
import { version02 } from './version02';

const rename = (source: string, path = 'App.tsx') => renameSource(source, path, version02);

describe('the codemod of 0.2', () => {
  it.each([
    [
      'the path of a resource, in every way to import it',
      `import type { Template } from "@adlane/contract/templates";
export { SurveyForm } from '@adlane/contract/projectSurveys';
const load = () => import('@adlane/contract/surveys');
type Lead = import('@adlane/contract/leads').Lead;`,
      `import type { Template } from "@adlane/contract/ads/templates";
export { SurveyForm } from '@adlane/contract/widget/surveys/manage';
const load = () => import('@adlane/contract/widget/surveys/visitor');
type Lead = import('@adlane/contract/ads/leads').Lead;`,
    ],
    [
      'a component with its uses, not a property of the same name',
      `import { Button, FolderList } from '@adlane/ui';
const parts = { FolderList, other: x.FolderList };
export const a = <FolderList title="FolderList" menuFor={f}></FolderList>;
export { FolderList };`,
      `import { Button, FolderTree } from '@adlane/ui';
const parts = { FolderList: FolderTree, other: x.FolderList };
export const a = <FolderTree title="FolderList" getMenu={f}></FolderTree>;
export { FolderTree as FolderList };`,
    ],
    [
      'an import with another name',
      `import { FolderList as Folders } from '@adlane/ui';
export const a = <Folders menuFor={f} />;`,
      `import { FolderTree as Folders } from '@adlane/ui';
export const a = <Folders getMenu={f} />;`,
    ],
    [
      'an import whose new name is in use, by its old one',
      `import { InstantLaunchDrawer, type InstantLaunchDrawerProps } from '@adlane/ad-editor/launch';
const BulkLaunchDrawer = (props: InstantLaunchDrawerProps) => <InstantLaunchDrawer {...props} />;`,
      `import { BulkLaunchDrawer as InstantLaunchDrawer, type BulkLaunchDrawerProps } from '@adlane/ad-editor/launch';
const BulkLaunchDrawer = (props: BulkLaunchDrawerProps) => <InstantLaunchDrawer {...props} />;`,
    ],
    [
      'an import whose old name is also a parameter, by its old one',
      `import { placementNote } from '@adlane/ad-editor';
const write = (placementNote: string) => placementNote;`,
      `import { formatPlacementNote as placementNote } from '@adlane/ad-editor';
const write = (placementNote: string) => placementNote;`,
    ],
    [
      'an export of another module, out of an import of several',
      `import { formatMoney, TextField } from '@adlane/ui/fields';
formatMoney(1, 'USD');`,
      `import { TextField } from '@adlane/ui/fields';
import { formatMoney } from '@adlane/contract/rules';
formatMoney(1, 'USD');`,
    ],
    [
      'the last of several imports',
      "import { TextField, formatMoney } from '@adlane/ui/fields';",
      "import { TextField } from '@adlane/ui/fields';\nimport { formatMoney } from '@adlane/contract/rules';",
    ],
    [
      'an only import of a module that moved itself',
      "import { hasOptions } from '@adlane/contract/projects';",
      "import { hasOptions } from '@adlane/contract/rules';",
    ],
    [
      'a boolean prop that became a choice',
      `import { TemplateMediaPicker } from '@adlane/ad-editor/editor';
export const a = <TemplateMediaPicker isImageOnly />;
export const b = <TemplateMediaPicker isImageOnly={isLogo} />;`,
      `import { TemplateMediaPicker } from '@adlane/ad-editor/editor';
export const a = <TemplateMediaPicker only="image" />;
export const b = <TemplateMediaPicker only={isLogo ? 'image' : undefined} />;`,
    ],
  ])('renames %s', (_, source, expected) => {
    expect(rename(source)).toBe(expected);
    expect(rename(expected)).toBe(expected);
  });

  it.each([
    "import { FolderList } from './FolderList';\nimport '@adlane/ui';",
    "import { SortableList } from './own';\nimport { Button } from '@adlane/ui';\nexport const a = <SortableList idOf={f} />;",
    'const generic = <T,>(value: T) => value;',
  ])('leaves what is not ours: %j', (source) => {
    expect(rename(source)).toBe(source);
  });

  it('reads type assertions in files without JSX, and refuses what it cannot parse', () => {
    const source = "import '@adlane/contract/leads';\nconst a = <string>b;";
    expect(rename(source, 'a.ts')).toBe("import '@adlane/contract/ads/leads';\nconst a = <string>b;");
    expect(() => rename("import '@adlane/ui'; const = ;")).toThrow(SyntaxError);
  });
});
