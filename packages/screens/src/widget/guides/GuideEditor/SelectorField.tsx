import { guideLimits } from '@adlane/contract/widget/guides';
import { Button, Flex, Stack, translate } from '@adlane/ui';
import { getIn, TextField, useFormState } from '@adlane/ui/fields';
import { Crosshair, MousePointerClick } from 'lucide-react';
import { useSite } from './SiteContext';

export type SelectorFieldProps = {
  name: string;
  /** What an empty field means. */
  hint: string;
  required?: boolean;
};

/** CSS selector of an element, typed or picked on the page. */
export function SelectorField({ name, hint, required = false }: SelectorFieldProps) {
  const site = useSite();
  const { values } = useFormState<object>({ subscription: { values: true } });
  const stored: unknown = getIn(values, name);
  const selector = typeof stored === 'string' ? stored.trim() : '';
  return (
    <Stack gap={2}>
      <TextField
        name={name}
        label={translate('Element')}
        hint={
          site
            ? hint
            : `${hint} ${translate('A CSS selector, or pick the element with “Edit on your site”.')}`
        }
        placeholder="#checkout"
        limit={guideLimits.selector}
        required={required}
      />
      {site ? (
        <Flex gap={2} wrap="wrap">
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Crosshair aria-hidden />}
            onClick={() => site.pickElement(name)}
          >
            {translate('Pick element')}
          </Button>
          {selector === '' ? null : (
            <Button
              size="sm"
              variant="ghost"
              startIcon={<MousePointerClick aria-hidden />}
              onClick={() => site.clickElement(selector)}
            >
              {translate('Click it on the page')}
            </Button>
          )}
        </Flex>
      ) : null}
    </Stack>
  );
}
