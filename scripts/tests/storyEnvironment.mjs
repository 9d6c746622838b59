/**
 * Stories are played with React's production build, as users get it. Its development build takes a quarter more of the
 * processor, and its warnings fail no story.
 */
export const storyEnvironment = { NODE_ENV: 'production' };
