import { createContext, use } from 'react';
import { type ProjectLook, projectLook } from './projectLook';

export const LookContext = createContext<ProjectLook>(projectLook(undefined));

/** How the project that is shown wants to look. */
export function useLook(): ProjectLook {
  return use(LookContext);
}
