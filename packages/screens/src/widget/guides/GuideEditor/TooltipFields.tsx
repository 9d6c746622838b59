import { guideLimits } from '@adlane/contract/widget/guides';
import { Grid, translate } from '@adlane/ui';
import {
  CheckboxField,
  ColorField,
  FormSection,
  NumberField,
  SelectField,
  TextField,
  useFormState,
} from '@adlane/ui/fields';
import { translateOptions } from '../../../shared/format/translateOptions';
import { RichTextField } from '../../../shared/RichTextField/RichTextField';
import { pageTypeOptions } from '../../shared/audience/pageTypeOptions';
import type { GuideValues } from './guideValues';
import { LinkField } from './LinkField';
import { SelectorField } from './SelectorField';

const modeOptions = [
  { value: 'hotspot', label: 'A dot beside the element' },
  { value: 'tooltip', label: 'When the pointer is on the element' },
] as const;
const iconOptions = [
  { value: 'info', label: 'i' },
  { value: 'question', label: '?' },
] as const;
const sideOptions = [
  { value: 'right', label: 'Right of the element' },
  { value: 'left', label: 'Left of the element' },
] as const;
const heightOptions = [
  { value: 'top', label: 'At its top' },
  { value: 'center', label: 'In its middle' },
  { value: 'bottom', label: 'At its bottom' },
] as const;
const twoColumns = { base: '1fr', sm: '1fr 1fr' };

/** Text, element, pages and appearance of a tooltip or hotspot (widget §3.8). */
export function TooltipFields() {
  const { values } = useFormState<GuideValues>({ subscription: { values: true } });
  if (values.kind !== 'tooltip') return null;
  return (
    <>
      <FormSection title={translate('Tooltip')}>
        <SelectorField
          name="config.selector"
          hint={translate('What the tooltip explains. Needed to publish it.')}
        />
        <RichTextField name="config.html" label={translate('Text')} required />
        <LinkField name="config.html" />
      </FormSection>
      <FormSection title={translate('Page')} description={translate('On which pages it is shown.')}>
        <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 2fr' }} gap={4} alignItems="start">
          <SelectField
            name="config.pageType"
            label={translate('Address')}
            options={translateOptions(pageTypeOptions)}
          />
          <TextField
            name="config.page"
            label={translate('Page')}
            placeholder="https://shop.example/cart"
            hint={translate('All pages if empty.')}
            limit={guideLimits.page}
          />
        </Grid>
      </FormSection>
      <FormSection title={translate('Appearance')}>
        <SelectField name="config.mode" label={translate('Shown')} options={translateOptions(modeOptions)} />
        {values.config.mode === 'hotspot' ? <HotspotFields /> : null}
      </FormSection>
    </>
  );
}

function HotspotFields() {
  return (
    <>
      <Grid gridTemplateColumns={twoColumns} gap={4} alignItems="start">
        <SelectField name="config.icon" label={translate('Icon')} options={iconOptions} />
        <ColorField
          name="config.color"
          label={translate('Color')}
          hint={translate("The project's color if empty.")}
        />
        <SelectField name="config.posX" label={translate('Side')} options={translateOptions(sideOptions)} />
        <SelectField
          name="config.posY"
          label={translate('Height')}
          options={translateOptions(heightOptions)}
        />
        <NumberField name="config.offsetX" label={translate('Distance')} unit="px" required />
        <NumberField name="config.offsetY" label={translate('Moved down by')} unit="px" required />
      </Grid>
      <CheckboxField name="config.animated" label={translate('Pulsing')} />
    </>
  );
}
