import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** Ids of the texts that were last worked on, by the path of their list (`templateContent.headlines`). */
export type ActiveFields = Readonly<Record<string, number>>;

const ActiveFieldsContext = createContext<ActiveFields>({});
// Apart from the value: a field that only tells is not drawn anew when another one does.
const SetActiveFieldContext = createContext<(list: string, id: number) => void>(() => undefined);

/** Remembers over all tabs which texts are worked on, so that previews can show them. */
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

/** For fields: tells that a text has got the focus. */
export function useSetActiveField(): (list: string, id: number) => void {
  return useContext(SetActiveFieldContext);
}
