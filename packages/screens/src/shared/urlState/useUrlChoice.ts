import { useCallback } from 'react';
import { useUrlState } from './UrlStateProvider';

/**
 * One of a few choices, kept in the address: how a list is laid out, which tab is open.
 * @param choices hand in a constant; the first is the one that the address leaves out
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
