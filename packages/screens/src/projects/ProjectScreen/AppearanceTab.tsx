import { feedbackButtonPositions } from '@adlane/contract/flowConfig';
import { flowConfigLimits } from '@adlane/contract/projects';
import { Grid } from '@adlane/ui';
import {
  CheckboxField,
  ColorField,
  FormSection,
  SelectField,
  SliderField,
  TextField,
} from '@adlane/ui/fields';
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
        title="Colors"
        description="Text on them turns black or white, whichever is easier to read."
      >
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
          <ColorField name="color" label="Main color" required />
          <ColorField name="headerColor" label="Header" required />
          <ColorField name="buttonColor" label="Button" required />
          <ColorField
            name="backgroundColor"
            label="Background"
            hint="A dark one turns the widget dark."
            required
          />
        </Grid>
        <SliderField
          name="borderRadius"
          label="Rounded corners"
          min={0}
          max={borderRadius}
          format={(px) => `${px} px`}
        />
        <CheckboxField name="disableBGGradient" label="Plain header without a gradient" />
        <CheckboxField name="disableBGFade" label="Don't darken the page behind the widget" />
      </FormSection>
      <FormSection title="Button" description="Opens the widget on your pages.">
        <SelectField name="feedbackButtonPosition" label="Style and position" options={positionOptions} />
        <TextField name="widgetButtonText" label="Text" hint="Shown on tabs." limit={buttonText} />
        <TextField
          name="buttonLogo"
          label="Image"
          type="url"
          hint="Address of a square image for the round button."
        />
        <SliderField
          name="buttonX"
          label="Distance from the side"
          min={0}
          max={offset}
          format={(px) => `${px} px`}
        />
        <SliderField
          name="buttonY"
          label="Distance from the bottom"
          min={0}
          max={offset}
          format={(px) => `${px} px`}
        />
      </FormSection>
      <FormSection title="Visibility">
        <CheckboxField
          name="hideForGuests"
          label="Show the button to identified users only"
          hint="Guests see it once your page has called identify."
        />
        <CheckboxField
          name="rtl"
          label="Right to left in every language"
          hint="Arabic, Hebrew and the like are right to left anyway."
        />
      </FormSection>
    </SettingsTab>
  );
}
