import { Card, Link, Stack, Switch, Text, translate } from '@adlane/ui';

export type HelpAnswersCardProps = {
  isOn: boolean;
  /** While a change is being saved. */
  isPending: boolean;
  /** Link to the help center's articles. */
  articlesHref: string;
  onChange: (isOn: boolean) => void;
};

/** Turns answers from the help center on and off. */
export function HelpAnswersCard({ isOn, isPending, articlesHref, onChange }: HelpAnswersCardProps) {
  return (
    <Card>
      <Stack gap={2}>
        <Switch
          label={translate('Answer from the help center')}
          hint={translate(
            'Questions in new conversations are answered with quotes of your published articles. Visitors can always ask for a person, and questions without an answer wait for your team. If an AI provider is connected, it words the answers: questions and articles are sent to it.',
          )}
          checked={isOn}
          disabled={isPending}
          onChange={({ target }) => onChange(target.checked)}
        />
        <Text textStyle="sm">
          <Link href={articlesHref}>{translate('Open the help center')}</Link>
        </Text>
      </Stack>
    </Card>
  );
}
