import { createContext, use } from 'react';
import { type ProjectAppearance, toAppearance } from './toAppearance';

export const AppearanceContext = createContext<ProjectAppearance>(toAppearance(undefined));

/** How the project that is shown wants to look. */
export function useAppearance(): ProjectAppearance {
  return use(AppearanceContext);
}
