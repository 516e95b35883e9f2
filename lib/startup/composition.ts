import { COMPOSING } from './names';

// Notes where an input method is composing.
for (const type of ['compositionstart', 'compositionend'])
  addEventListener(
    type,
    (event) => (event.target as Element).toggleAttribute(COMPOSING, type === 'compositionstart'),
    true,
  );
