import type { Attachment } from 'svelte/attachments';
import type { Face } from '../lib/wire';

const HOVER = 350;
const LONG_PRESS = 450;

/** The card that is shown large, and where the small one lies. */
export const help = $state<{ face: Face | null; near: DOMRect | null }>({ face: null, near: null });

export function hideHelp(): void {
  help.face = null;
}

/** Shows a card large with its words: on hover, on keyboard focus, and on a long press. */
export function cardHelp(face: Face): Attachment<HTMLElement> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => Object.assign(help, { face, near: element.getBoundingClientRect() });
    const hide = () => {
      clearTimeout(waiting);
      if (help.face === face) hideHelp();
    };
    const handlers: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') waiting = setTimeout(show, HOVER);
      },
      pointerdown: (event) => {
        hide();
        pressed = false;
        if ((event as PointerEvent).pointerType === 'mouse') return;
        waiting = setTimeout(() => {
          pressed = true;
          show();
        }, LONG_PRESS);
      },
      pointerup: hide,
      pointercancel: hide,
      pointerleave: hide,
      focus: () => element.matches(':focus-visible') && show(),
      blur: hide,
      contextmenu: (event) => pressed && event.preventDefault(),
      // Whoever pressed long wanted to look, not to choose.
      click: (event) => {
        if (!pressed) return;
        pressed = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
    };
    for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler, { capture: true });
    return () => {
      hide();
      for (const [type, handler] of Object.entries(handlers)) element.removeEventListener(type, handler, { capture: true });
    };
  };
}
