import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** Ids of the active texts, by the path of their list (`templateContent.headlines`). */
export type ActiveFields = Readonly<Record<string, number>>;

const ActiveFieldsContext = createContext<ActiveFields>({});
// Separate from the value: a field that only reports does not rerender when another one reports.
const SetActiveFieldContext = createContext<(list: string, id: number) => void>(() => undefined);

/** Stores the active texts of all tabs, so that previews can show them. */
export function ActiveFieldsProvider({ children }: { children: ReactNode }) {
  const [activeFields, setActiveFields] = useState<ActiveFields>({});
  const setActiveField = useCallback((list: string, id: number) => {
    setActiveFields((last) => (last[list] === id ? last : { ...last, [list]: id }));
  }, []);
  return (
    <SetActiveFieldContext value={setActiveField}>
      <ActiveFieldsContext value={activeFields}>{children}</ActiveFieldsContext>
    </SetActiveFieldContext>
  );
}

/** For previews: which texts to show. A list without one shows its default. */
export function useActiveFields(): ActiveFields {
  return useContext(ActiveFieldsContext);
}

/** Returns a function with which a field reports that its text has the focus. */
export function useSetActiveField(): (list: string, id: number) => void {
  return useContext(SetActiveFieldContext);
}
