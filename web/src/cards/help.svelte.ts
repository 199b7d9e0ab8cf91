import type { Attachment } from 'svelte/attachments';
import { drag } from '../lib/drag.svelte';
import type { Face } from '../lib/wire';

const HOVER = 500;
const LONG_PRESS = 450;

/** The card that is shown large, and where the small one lies. */
class Help {
  face = $state.raw<Face | null>(null);
  near = $state.raw<DOMRect | null>(null);
  private shownFor: Element | null = null;

  show(face: Face, element: Element): void {
    this.hide();
    this.shownFor = element;
    element.setAttribute('aria-describedby', 'help-of-card');
    this.near = element.getBoundingClientRect();
    this.face = face;
    // Whatever is touched next puts it away.
    addEventListener('pointerdown', () => this.hide(), { once: true, capture: true });
  }

  /** Puts the large card away; if an element says so, only its own. */
  hide(element: Element | null = this.shownFor): void {
    if (element !== this.shownFor) return;
    element?.removeAttribute('aria-describedby');
    this.face = null;
  }
}

export const help = new Help();

/** Whether a tap on a card can mean nothing but: what is this? On a stage where something is shown it means: go on. */
const isOnlyLookedAt = (element: Element) => !(element instanceof HTMLButtonElement) && element.closest('.playing') === null;

/** Shows a card large with its words: on hover, keyboard focus, a tap or a long press. An update does not end it. */
export function cardHelp(face: () => Face): Attachment<HTMLElement> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let entered = false;
    const show = () => help.show(face(), element);
    const hide = () => {
      clearTimeout(waiting);
      help.hide(element);
    };
    const handlers: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        entered = (event as PointerEvent).pointerType === 'mouse';
      },
      pointerdown: (event) => {
        hide();
        [pressed, entered] = [false, false];
        if ((event as PointerEvent).pointerType === 'mouse') return;
        waiting = setTimeout(() => {
          pressed = true;
          show();
        }, LONG_PRESS);
      },
      // A card that comes to lie under a mouse at rest was not asked about.
      pointermove: () => {
        if (drag.face) hide();
        else if (entered) waiting = setTimeout(show, HOVER);
        entered = false;
      },
      // A tap explains a card; where it does something else, as in hand, a long press does.
      pointerup: (event) => {
        hide();
        if ((event as PointerEvent).pointerType !== 'mouse' && !pressed && isOnlyLookedAt(element)) show();
      },
      pointercancel: hide,
      pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && hide(),
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
    // The click is caught before it reaches the button; the rest concerns the element itself, not the parts inside it.
    const options = (type: string) => ({ capture: type === 'click' });
    for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler, options(type));
    return () => {
      hide();
      for (const [type, handler] of Object.entries(handlers)) element.removeEventListener(type, handler, options(type));
    };
  };
}
