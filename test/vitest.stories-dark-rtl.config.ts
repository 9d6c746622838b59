import { storyProject } from './storyProject';

export default storyProject({
  name: 'stories-dark-rtl',
  order: 1,
  isOtherTheme: true,
  initialGlobals: { theme: 'dark', direction: 'rtl', locale: 'he-IL' },
});
