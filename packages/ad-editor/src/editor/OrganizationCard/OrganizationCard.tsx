import { Box, Card, FieldShell, Select, type SelectOption, translate } from '@adlane/ui';
import { CheckboxField, SelectField, useFormField } from '@adlane/ui/fields';
import { translateOptions } from '../../form/translateOptions';
import { NameField } from '../NameField/NameField';
import type { EditorTabProps } from '../PlatformEditor';
import { PlatformsField } from '../PlatformsField/PlatformsField';
import { useOrganization } from './useOrganization';

const statusOptions = [
  { value: 'draft', label: 'Draft: texts can be incomplete' },
  { value: 'active', label: 'Active: ready to launch' },
  { value: 'inactive', label: "Inactive: can't be launched" },
];
const archivedOption = { value: 'archived', label: 'Archived', disabled: true };

type ChoiceProps = {
  name: 'niche' | 'folderId' | 'categoryId';
  label: string;
  /** What choosing nothing means. */
  none: string;
  list: { readonly options: readonly SelectOption[]; readonly isLoading: boolean; readonly isError: boolean };
  readOnly: boolean;
};

/** One of a list or nothing: its value is a name or an id, null where nothing is chosen. */
function Choice({ name, label, none, list, readOnly }: ChoiceProps) {
  const { input, error } = useFormField<string | number | null, HTMLSelectElement>(name);
  const toValue = (text: string) => {
    if (text === '') return null;
    return name === 'niche' ? text : Number(text);
  };
  return (
    <FieldShell
      label={translate(label)}
      error={error ?? (list.isError ? translate("Couldn't load the list. Reload the page.") : undefined)}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          placeholder={translate(list.isLoading ? 'Loading…' : none)}
          options={list.options}
          value={String(input.value ?? '')}
          disabled={readOnly}
          onChange={({ target }) => input.onChange(toValue(target.value))}
          onBlur={() => input.onBlur()}
          onFocus={() => input.onFocus()}
        />
      )}
    </FieldShell>
  );
}

/** The template's name and organization: platforms, niche, folder, category, status, visibility. */
export function OrganizationCard({ template, readOnly, isAgency }: EditorTabProps) {
  const { niches, folders, categories } = useOrganization(template);
  const columns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };
  return (
    <Card title={translate('Template')}>
      <Box display="grid" gap={5}>
        <NameField templateId={template.id} readOnly={readOnly} />
        <PlatformsField readOnly={readOnly} />
        <Box display="grid" gap={5} gridTemplateColumns={columns}>
          <Choice name="niche" label="Niche" none="No niche" list={niches} readOnly={readOnly} />
          <Choice name="folderId" label="Folder" none="No folder" list={folders} readOnly={readOnly} />
          <Choice
            name="categoryId"
            label="Category"
            none="No category"
            list={categories}
            readOnly={readOnly}
          />
          <SelectField
            name="status"
            label={translate('Status')}
            options={translateOptions(
              template.status === 'archived' ? [...statusOptions, archivedOption] : statusOptions,
            )}
            disabled={readOnly}
          />
        </Box>
        {isAgency && !template.isClientTemplate ? (
          <CheckboxField
            name="isVisibilityAllowed"
            label={translate('Open to all clients')}
            hint={translate('Otherwise, choose clients and team members under Client and agency access.')}
            disabled={readOnly}
          />
        ) : null}
      </Box>
    </Card>
  );
}
