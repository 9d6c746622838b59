import { storyProject } from './stories/storyProject';

export default storyProject({ name: 'stories', order: 0 });
