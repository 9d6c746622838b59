import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isDocumented } from '../story/listParts';

/**
 * Hides the args of a component that neither its docs nor its stories describe, such as `name` of a radio button:
 * Storybook would infer a row without a description from their value.
 */
export const hideUndocumented: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  if (!isDocumented(component)) return argTypes;
  const { props } = component.__docgenInfo;
  const hidden = Object.keys(initialArgs).filter(
    (name) => !Object.hasOwn(props, name) && !argTypes[name]?.description,
  );
  // A type keeps Storybook from inferring one.
  const rows = hidden.map((name) => [name, { name, type: { name: 'other' }, table: { disable: true } }]);
  return { ...argTypes, ...Object.fromEntries(rows) };
};
