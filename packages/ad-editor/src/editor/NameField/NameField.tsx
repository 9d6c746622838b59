import { isHttpError, useApi } from '@adlane/api-client';
import { checkRequired } from '@adlane/contract/rules';
import { FieldShell, Input, translate } from '@adlane/ui';
import { Counter, useFormField } from '@adlane/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export type NameFieldProps = {
  /** The template's id; null for a new one. Its own name counts as free. */
  templateId: number | null;
  /** Shown but not to be changed. */
  readOnly?: boolean;
};

/** Maximum characters of a template's name in the contract. */
export const maxNameCharacters = 120;

/** The server's word on a name, once the field was left; a name that it could not check is left to the save. */
function useNameCheck(templateId: number | null) {
  const { queries } = useApi();
  const check = useMutation(
    queries.templates.validateName.mutation({ meta: { statusesShownInPlace: [422] } }),
  );
  const [refused, setRefused] = useState<{ name: string; message: string }>();
  function checkName(name: string): void {
    if (checkRequired(name) !== undefined) return;
    check.mutate(
      { body: { name, id: templateId } },
      {
        onSuccess: ({ is_available, message }) =>
          setRefused(is_available ? undefined : { name, message: message ?? 'This name is taken.' }),
        onError: (error) =>
          setRefused(
            isHttpError(error) && error.status === 422 ? { name, message: error.body.message } : undefined,
          ),
      },
    );
  }
  return {
    checkName,
    isChecking: check.isPending,
    findRefusal: (name: string) => (refused?.name === name ? refused.message : undefined),
  };
}

/** The template's name. Availability is checked on blur, so that users do not learn of a duplicate only on save. */
export function NameField({ templateId, readOnly = false }: NameFieldProps) {
  const { input, error } = useFormField<string>('name');
  const { checkName, isChecking, findRefusal } = useNameCheck(templateId);
  const name = input.value;
  return (
    <FieldShell
      label={translate('Template name')}
      required
      error={error ?? findRefusal(name)}
      hint={isChecking ? translate('Checking availability…') : undefined}
      aside={<Counter text={name} limit={maxNameCharacters} />}
    >
      {(control) => (
        <Input
          {...control}
          name="name"
          dir="auto"
          value={name}
          readOnly={readOnly}
          onChange={(event) => input.onChange(event.target.value)}
          onFocus={() => input.onFocus()}
          onBlur={() => {
            input.onBlur();
            if (!readOnly) checkName(name);
          }}
        />
      )}
    </FieldShell>
  );
}
