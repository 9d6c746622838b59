export const data = {
  text: 'Our winter bread is here.',
  backgroundColor: '#0F766E',
  buttonText: 'Read more',
  action: { name: 'show-news-article', data: { articleId: '3' } },
};
