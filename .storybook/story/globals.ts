import { networkConditions } from '@adlane/mocks';
import type { Preview } from '@storybook/react-vite';

const item = (value: string, title: string) => ({ value, title });

/** Storybook's toolbar: the variants every story can be viewed in. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Color theme',
    toolbar: { icon: 'contrast', dynamicTitle: true, items: [item('light', 'Light'), item('dark', 'Dark')] },
  },
  direction: {
    description: 'Reading direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
    },
  },
  locale: {
    description: 'Dates and numbers',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [item('en-US', 'English (US)'), item('de-DE', 'Deutsch'), item('he-IL', 'עברית')],
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: networkConditions.map((condition) => item(condition, `Network: ${condition}`)),
    },
  },
  brandColor: {
    description: "Agency's brand color",
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        item('', "The product's color"),
        item('#7c3aed', 'Violet brand'),
        item('#be123c', 'Red brand'),
        item('#facc15', 'Yellow brand'),
        item('#111827', 'Black brand'),
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [item('comfortable', 'Comfortable'), item('compact', 'Compact')],
    },
  },
  texts: {
    description: 'Texts',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [item('english', 'English texts'), item('pseudo', 'Pseudo-locale: longer, accented')],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [item('full', 'Full motion'), item('reduced', 'Reduced motion')],
    },
  },
  colors: {
    description: 'Colors of the system',
    toolbar: {
      icon: 'accessibility',
      dynamicTitle: true,
      items: [item('own', 'Own colors'), item('forced', 'Forced colors (simulated)')],
    },
  },
  role: {
    description: 'Signed in as',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        item('Agency', 'Agency'),
        item('Client', 'Client'),
        item('SuperAdmin', 'Super admin'),
        item('none', 'Signed out'),
      ],
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  direction: 'ltr',
  locale: 'en-US',
  network: 'ok',
  role: 'Agency',
  brandColor: '',
  density: 'comfortable',
  texts: 'english',
  motion: 'full',
  colors: 'own',
  viewport: { value: undefined, isRotated: false },
};

/** Viewport widths that the screens support. */
export const viewports = {
  mobile: { name: 'Mobile', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
};
