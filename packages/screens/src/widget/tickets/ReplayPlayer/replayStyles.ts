/** Styles of what rrweb's player draws over the recorded page: the visitor's pointer and clicks. */
export const replayStyles = {
  '& .replayer-wrapper': { position: 'relative', transformOrigin: 'top left' },
  '& iframe': { border: 0, display: 'block', background: 'white' },
  '& .replayer-mouse-tail': { position: 'absolute', inset: 0, pointerEvents: 'none' },
  '& .replayer-mouse': {
    position: 'absolute',
    zIndex: 1,
    width: '18px',
    height: '22px',
    pointerEvents: 'none',
    background: '#0f181d',
    clipPath: 'polygon(0 0, 0 86%, 26% 66%, 44% 100%, 58% 94%, 40% 60%, 74% 60%)',
    transition: 'left 50ms linear, top 50ms linear',
  },
  '& .replayer-mouse.active': { background: '#b42318' },
  '& .replayer-mouse.touch-device': {
    width: '40px',
    height: '40px',
    margin: '-20px 0 0 -20px',
    borderRadius: '50%',
    clipPath: 'none',
    background: 'transparent',
    border: '3px solid transparent',
  },
  '& .replayer-mouse.touch-device.touch-active': { borderColor: '#b42318' },
};
