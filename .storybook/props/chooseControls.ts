import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Props that are texts in most uses although they accept any node. */
const textProps: ReadonlySet<string> = new Set([
  'children',
  'label',
  'title',
  'description',
  'hint',
  'error',
  'text',
]);

/**
 * Chooses the controls of props whose type Storybook shows as a JSON box: a text for nodes that are mostly texts, none for
 * icons, refs, handlers of events and other nodes, which can't be typed.
 */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = String(argType.table?.type?.summary ?? '');
      if (!/^(ReactNode|Ref<|ReactElement|RefObject<|\w*EventHandler<)/.test(type)) return [name, argType];
      const value: unknown = initialArgs[name];
      const isText = textProps.has(name) && (value === undefined || typeof value === 'string');
      return [name, { ...argType, control: isText ? { type: 'text' } : false }];
    }),
  );
