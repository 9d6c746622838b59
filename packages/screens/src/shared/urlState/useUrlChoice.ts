import { useCallback } from 'react';
import { useUrlState } from './UrlStateProvider';

/**
 * One of several choices, stored in the URL: a list's layout, the open tab.
 * @param choices pass a constant; the first is the default and is omitted from the URL
 */
export function useUrlChoice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const { params, setParams } = useUrlState();
  const [standard] = choices;
  const choice = choices.find((each) => each === params.get(name)) ?? standard;
  const choose = useCallback(
    (next: Choice) => {
      const changed = new URLSearchParams(params);
      if (next === standard) changed.delete(name);
      else changed.set(name, next);
      setParams(changed, 'replace');
    },
    [name, params, setParams, standard],
  );
  return [choice, choose] as const;
}
