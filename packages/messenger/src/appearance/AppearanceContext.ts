import { createContext, use } from 'react';
import { type ProjectAppearance, toAppearance } from './toAppearance';

export const AppearanceContext = createContext<ProjectAppearance>(toAppearance(undefined));

/** Returns the appearance of the current project. */
export function useAppearance(): ProjectAppearance {
  return use(AppearanceContext);
}
