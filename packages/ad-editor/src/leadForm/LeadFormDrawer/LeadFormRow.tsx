import type { LeadForm } from '@adlane/contract/ads/leadForms';
import { leadFormLocales, leadFormTypeLabels } from '@adlane/contract/constants';
import { Badge, Box, Button, IconButton, Menu, Text, translate } from '@adlane/ui';
import { Copy, Ellipsis, Eye, PenLine, Trash2 } from 'lucide-react';
import { formatLanguageName } from '../../lookups/languageNames';
import { toLanguageTag } from '../LeadFormPreview/leadFormPhrases';

export type LeadFormRowProps = {
  form: LeadForm;
  /** The template leads to it. */
  isUsed: boolean;
  /** Its preview is shown. */
  isShown: boolean;
  canEdit: boolean;
  canCreate: boolean;
  /** Absent where the template may not be changed. */
  onUse: (() => void) | undefined;
  onShow: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** The name begins where the line under it does. */
const nameButton = { maxWidth: '100%', paddingInline: 0, borderWidth: 0 } as const;

function formatFacts({ locale, questions, leadFormType }: LeadForm): string {
  const english = leadFormLocales.find(({ value }) => value === locale)?.label ?? locale;
  const language = formatLanguageName(toLanguageTag(locale), english);
  const count = translate(questions.length === 1 ? '{count} question' : '{count} questions', {
    count: questions.length,
  });
  return [translate(leadFormTypeLabels[leadFormType]), count, language].join(' · ');
}

function RowMenu({ form, canEdit, canCreate, onShow, onEdit, onDuplicate, onDelete }: LeadFormRowProps) {
  const show = { value: 'show', label: translate('Preview'), icon: <Eye />, onSelect: onShow };
  const edit = {
    value: 'edit',
    label: canEdit ? translate('Edit') : translate('View all fields'),
    icon: <PenLine />,
    onSelect: onEdit,
  };
  const copy = { value: 'copy', label: translate('Duplicate'), icon: <Copy />, onSelect: onDuplicate };
  const remove = {
    value: 'delete',
    label: translate('Delete'),
    icon: <Trash2 />,
    tone: 'danger' as const,
    onSelect: onDelete,
  };
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={translate('More actions for {name}', { name: form.name })}
          icon={<Ellipsis />}
        />
      }
      items={[show, edit, ...(canCreate ? [copy] : []), ...(canEdit ? [remove] : [])]}
    />
  );
}

/** One lead form of the agency, and what can be done with it. */
export function LeadFormRow(props: LeadFormRowProps) {
  const { form, isUsed, isShown, onUse, onShow } = props;
  return (
    <Box
      as="li"
      display="flex"
      alignItems="center"
      gap={2}
      p={3}
      borderWidth="line"
      borderRadius="l2"
      borderColor={isShown ? 'brand.solid' : 'border'}
      bg={isShown ? 'brand.subtle' : 'bg.panel'}
      minW={0}
      textStyle="sm"
    >
      <Box flex="1" minW={0}>
        <Button variant="ghost" size="sm" aria-pressed={isShown} onClick={onShow} style={nameButton}>
          <Box as="span" textStyle="sm" fontWeight="semibold" color="fg" truncate title={form.name}>
            {form.name}
          </Box>
        </Button>
        <Text textStyle="xs" color="fg.muted" truncate>
          {formatFacts(form)}
        </Text>
        {form.external_id === null ? null : <Badge tone="positive">{translate('On Facebook')}</Badge>}
      </Box>
      {isUsed ? <Badge tone="brand">{translate('In use')}</Badge> : null}
      {onUse && !isUsed ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={translate('Use {name}', { name: form.name })}
          onClick={onUse}
        >
          {translate('Use')}
        </Button>
      ) : null}
      <RowMenu {...props} />
    </Box>
  );
}
