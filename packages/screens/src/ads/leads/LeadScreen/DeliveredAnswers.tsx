import type { DeliveredAnswer } from '@adlane/contract/ads/leads';
import { Box, translate } from '@adlane/ui';
import { FactList } from '../../../shared/FactList/FactList';

type Group = { readonly title: string; readonly answers: readonly string[] };

/** What became of a lead's answers in one delivery: those in fields of the CRM, those in a note, and those not sent. */
export function DeliveredAnswers({ answers }: { answers: readonly DeliveredAnswer[] }) {
  const groups = listGroups(answers).filter((group) => group.answers.length > 0);
  if (groups.length === 0) return null;
  return (
    <FactList
      facts={groups.map(({ title, answers: texts }) => ({
        label: title,
        value: texts.map((text, index) => (
          <Box key={`${index}/${text}`} dir="auto">
            {text}
          </Box>
        )),
      }))}
    />
  );
}

function listGroups(answers: readonly DeliveredAnswer[]): readonly Group[] {
  const inFields = answers.filter(({ place }) => place === 'contact' || place === 'custom_field');
  return [
    { title: translate('Filled fields'), answers: inFields.map(describeField) },
    { title: translate('In a note'), answers: listReasons(answers, 'note') },
    { title: translate('Not sent'), answers: listReasons(answers, 'not_sent') },
  ];
}

function describeField({ label, place, name }: DeliveredAnswer): string {
  return place === 'custom_field'
    ? translate('{question} (custom field {name})', { question: label, name: name ?? '' })
    : label;
}

function listReasons(answers: readonly DeliveredAnswer[], place: DeliveredAnswer['place']): string[] {
  return answers
    .filter((answer) => answer.place === place)
    .map(({ label, reason }) => (reason === null ? label : `${label} (${describeReason(reason)})`));
}

function describeReason(reason: NonNullable<DeliveredAnswer['reason']>): string {
  switch (reason) {
    case 'no_field':
      return translate('your CRM has no field with this name');
    case 'invalid':
      return translate('the field in your CRM does not take this value');
    case 'refused':
      return translate('your CRM refused it');
    case 'no_permission':
      return translate('reconnect your CRM to fill its custom fields');
    case 'empty':
      return translate('not answered');
  }
}
