import type { Attachment } from 'svelte/attachments';
import type { Face } from './wire';

/** How far a pointer moves before it means to drag and not to click. */
const SLACK = 8;

interface Zone {
  accepts: (face: Face) => boolean;
  take: (face: Face) => void;
}

/** The card that is being dragged, where the pointer has it, and the place it would fall on. */
class Drag {
  face = $state.raw<Face | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state.raw<Element | null>(null);
  private readonly zones = new Map<Element, Zone>();

  /** Makes an element a place to drop cards on. */
  zone(zone: Zone): Attachment<HTMLElement> {
    return (element) => {
      this.zones.set(element, zone);
      return () => void this.zones.delete(element);
    };
  }

  move(face: Face, { clientX, clientY }: PointerEvent): void {
    [this.face, this.x, this.y] = [face, clientX, clientY];
    const under = document.elementsFromPoint(clientX, clientY);
    this.over = under.find((element) => this.zones.get(element)?.accepts(face)) ?? null;
  }

  end(drop: boolean): void {
    const { face, over } = this;
    [this.face, this.over] = [null, null];
    if (drop && face && over) this.zones.get(over)?.take(face);
  }
}

export const drag = new Drag();

/** Lets a card be dragged by mouse, pen or finger: pointer events, since dragging as browsers have it knows no fingers. */
export function draggable(card: () => Face | null): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | null = null;
    let dragged = false;
    const begin = (event: PointerEvent) => {
      dragged = false;
      if (!event.isPrimary || event.button !== 0 || card() === null) return;
      from = event;
      // A quick hand has left the card before the first move is told.
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const face = card();
      if (from?.pointerId !== event.pointerId || face === null) return;
      if (!dragged && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < SLACK) return;
      dragged = true;
      element.style.opacity = '0.35';
      drag.move(face, event);
    };
    const end = (event: PointerEvent) => {
      if (from && dragged) drag.end(event.type === 'pointerup');
      from = null;
      element.style.opacity = '';
    };
    // What was dragged was not clicked.
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('pointerdown', begin, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      gone.abort();
      if (from && dragged) drag.end(false);
    };
  };
}
