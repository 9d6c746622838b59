import { getIn, useFormState } from '@adlane/ui/fields';
import { type ReactNode, useState } from 'react';

export type ShownOnErrorProps = {
  /** Fields to check for errors. */
  names: readonly string[];
  children: ReactNode;
};

/**
 * Shows fields that other answers make irrelevant as soon as one of them is refused: otherwise users could not
 * mend it. They stay from then on, so that they don't go while one types in them.
 */
export function ShownOnError({ names, children }: ShownOnErrorProps) {
  const { errors, submitErrors } = useFormState({ subscription: { errors: true, submitErrors: true } });
  const refused = { ...submitErrors, ...errors };
  const isWrong = names.some((name) => getIn(refused, name) !== undefined);
  const [isShown, setShown] = useState(isWrong);
  if (isWrong && !isShown) setShown(true);
  return isShown ? children : null;
}
