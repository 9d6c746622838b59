import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** Ids of the texts that were last worked on, by the path of their list (`templateContent.headlines`). */
export type WorkedOn = Readonly<Record<string, number>>;

const WorkedOnContext = createContext<WorkedOn>({});
// Apart from the value: a field that only tells is not drawn anew when another one does.
const WorkOnContext = createContext<(list: string, id: number) => void>(() => undefined);

/** Remembers over all tabs which texts are worked on, so that previews can show them. */
export function WorkedOnProvider({ children }: { children: ReactNode }) {
  const [workedOn, setWorkedOn] = useState<WorkedOn>({});
  const workOn = useCallback((list: string, id: number) => {
    setWorkedOn((last) => (last[list] === id ? last : { ...last, [list]: id }));
  }, []);
  return (
    <WorkOnContext value={workOn}>
      <WorkedOnContext value={workedOn}>{children}</WorkedOnContext>
    </WorkOnContext>
  );
}

/** For previews: which texts to show. A list without one shows its default. */
export function useWorkedOn(): WorkedOn {
  return useContext(WorkedOnContext);
}

/** For fields: tells that a text has got the focus. */
export function useWorkOn(): (list: string, id: number) => void {
  return useContext(WorkOnContext);
}
