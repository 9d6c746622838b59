import { storyProject } from './storyProject';

export default storyProject({ name: 'stories', order: 0 });
