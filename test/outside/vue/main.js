import { adlanePlugin, useAdlane } from '@adlane/widget-core/vue';
import { createApp, h, ref } from 'vue';

const Page = {
  setup() {
    const adlane = useAdlane();
    const state = ref('Closed');
    const check = () => {
      state.value = adlane?.isOpened() === false ? 'Ready' : 'Missing';
    };
    return () => h('button', { type: 'button', onClick: check }, `Widget: ${state.value}`);
  },
};

const settings = { sdkKey: 'key', apiUrl: `${location.origin}/sdk`, frameUrl: `${location.origin}/frame` };
createApp(Page).use(adlanePlugin(settings)).mount('#app');
