import { storyProject } from './storyProject';

export default storyProject({
  name: 'stories-mobile',
  order: 2,
  initialGlobals: { viewport: { value: 'mobile', isRotated: false } },
  viewport: { width: 390, height: 844 },
});
