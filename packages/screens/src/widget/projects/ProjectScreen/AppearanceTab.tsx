import { feedbackButtonPositions } from '@adlane/contract/widget/flowConfig';
import { flowConfigLimits } from '@adlane/contract/widget/projects';
import { Grid, translate } from '@adlane/ui';
import {
  CheckboxField,
  ColorField,
  FormSection,
  SelectField,
  SliderField,
  TextField,
} from '@adlane/ui/fields';
import { translateOptions } from '../../../shared/format/translateOptions';
import { SettingsTab } from './SettingsTab';

const positionLabels: Readonly<Record<(typeof feedbackButtonPositions)[number], string>> = {
  BOTTOM_RIGHT: 'Round, bottom right',
  BOTTOM_LEFT: 'Round, bottom left',
  BUTTON_CLASSIC: 'Tab on the right edge',
  BUTTON_CLASSIC_LEFT: 'Tab on the left edge',
  BUTTON_CLASSIC_BOTTOM: 'Tab on the bottom edge',
  BUTTON_NONE: 'No button: my page opens the widget',
};
const positionOptions = feedbackButtonPositions.map((value) => ({ value, label: positionLabels[value] }));
const { offset, borderRadius, buttonText } = flowConfigLimits;

/** Colors, button and visibility of the widget. */
export function AppearanceTab() {
  return (
    <SettingsTab previewLanguage="en">
      <FormSection
        title={translate('Colors')}
        description={translate('Text on them turns black or white, whichever is easier to read.')}
      >
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
          <ColorField name="color" label={translate('Main color')} required />
          <ColorField name="headerColor" label={translate('Header')} required />
          <ColorField name="buttonColor" label={translate('Button')} required />
          <ColorField
            name="backgroundColor"
            label={translate('Background')}
            hint={translate('A dark one turns the widget dark.')}
            required
          />
        </Grid>
        <SliderField
          name="borderRadius"
          label={translate('Rounded corners')}
          min={0}
          max={borderRadius}
          format={(px) => `${px} px`}
        />
        <CheckboxField name="disableBGGradient" label={translate('Plain header without a gradient')} />
        <CheckboxField name="disableBGFade" label={translate("Don't darken the page behind the widget")} />
      </FormSection>
      <FormSection title={translate('Button')} description={translate('Opens the widget on your pages.')}>
        <SelectField
          name="feedbackButtonPosition"
          label={translate('Style and position')}
          options={translateOptions(positionOptions)}
        />
        <TextField
          name="widgetButtonText"
          label={translate('Text')}
          hint={translate('Shown on tabs.')}
          limit={buttonText}
        />
        <TextField
          name="buttonLogo"
          label={translate('Image')}
          type="url"
          hint={translate('Address of a square image for the round button.')}
        />
        <SliderField
          name="buttonX"
          label={translate('Distance from the side')}
          min={0}
          max={offset}
          format={(px) => `${px} px`}
        />
        <SliderField
          name="buttonY"
          label={translate('Distance from the bottom')}
          min={0}
          max={offset}
          format={(px) => `${px} px`}
        />
      </FormSection>
      <FormSection title={translate('Visibility')}>
        <CheckboxField
          name="hideForGuests"
          label={translate('Show the button to identified users only')}
          hint={translate('Guests see it once your page has called identify.')}
        />
        <CheckboxField
          name="rtl"
          label={translate('Right to left in every language')}
          hint={translate('Arabic, Hebrew and the like are right to left anyway.')}
        />
      </FormSection>
    </SettingsTab>
  );
}
